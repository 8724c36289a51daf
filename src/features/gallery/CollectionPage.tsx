import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { VirtualGrid } from '../../components/VirtualGrid.tsx'
import { useText } from '../../i18n/useText.ts'
import './CollectionPage.css'

const GAP = 24

interface Props {
  title: string
  line: string
  banner: string
  empty: { title: string; text: string }
  count: number
  columns: number
  rowHeight: number
  kept: number | null
  /** One item of the grid. */
  renderTile: (index: number) => ReactNode
  /** What stands over the page. */
  children: ReactNode
}

/** A page that shows a whole collection: a banner with its name, and a grid of all its items. */
export function CollectionPage({
  title,
  line,
  banner,
  empty,
  renderTile,
  children,
  ...grid
}: Props) {
  const { t } = useText()
  if (grid.count === 0) {
    return (
      <Notice {...empty} picture="/edition-2024/empty-state.svg">
        <Link className="button button--pine" to="/home">
          {t('site.backHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <PageBanner
        picture={banner}
        pathLabel={t('gallery.path')}
        path={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        line={line}
        isHeading
      />
      <div className="collection__items wrap">
        <VirtualGrid label={title} gap={GAP} {...grid}>
          {renderTile}
        </VirtualGrid>
      </div>
      {children}
    </>
  )
}
