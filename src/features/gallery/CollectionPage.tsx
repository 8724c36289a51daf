import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { Picture } from '../../components/Picture.tsx'
import { VirtualGrid } from '../../components/VirtualGrid.tsx'
import { useText } from '../../i18n/useText.ts'
import './CollectionPage.css'

const BANNER = { width: 1920, height: 416 }
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
      <header className="collection__head">
        <Picture src={banner} alt="" {...BANNER} className="collection__banner" isFirst />
        <div className="collection__words wrap">
          <nav className="collection__path" aria-label={t('gallery.path')}>
            <Link to="/home">{t('site.home')}</Link>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{title}</span>
          </nav>
          <h1 className="collection__title">{title}</h1>
          <p className="collection__line">{line}</p>
        </div>
      </header>
      <div className="collection__items wrap">
        <VirtualGrid label={title} gap={GAP} {...grid}>
          {renderTile}
        </VirtualGrid>
      </div>
      {children}
    </>
  )
}
