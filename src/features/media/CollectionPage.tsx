import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { PageBanner } from '#components/page/PageBanner.tsx'
import { Button } from '#components/ui/Button.tsx'
import { VirtualGrid } from '#components/VirtualGrid.tsx'
import { useText } from '#i18n/useText.ts'
import layout from '#styles/layout.module.css'
import styles from './CollectionPage.module.css'

interface Props extends Pick<
  ComponentProps<typeof VirtualGrid>,
  'count' | 'columns' | 'rowHeight' | 'mounted'
> {
  title: string
  subtitle: string
  /** The path whose banner is shown. */
  banner: string
  empty: { title: string; text: string }
  /** Renders one item of the grid. */
  renderTile: (index: number) => ReactNode
  /** The open dialog, if any. */
  children: ReactNode
}

/** A page with a whole collection: a banner with its name, and a grid of all items. */
export function CollectionPage({
  title,
  subtitle,
  banner,
  empty,
  renderTile,
  children,
  ...grid
}: Props) {
  const { t } = useText()
  if (grid.count === 0) {
    return (
      <Notice {...empty} picture="empty">
        <Button as={Link} variant="secondary" to="/home">
          {t('site.backHome')}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <PageBanner
        group={banner}
        breadcrumb={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        subtitle={subtitle}
        isHeading
      />
      <div className={clsx(styles.items, layout.wrap)}>
        <VirtualGrid label={title} {...grid}>
          {renderTile}
        </VirtualGrid>
      </div>
      {children}
    </>
  )
}
