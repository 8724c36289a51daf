import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/page/Notice.tsx'
import { PageBanner } from '../../components/page/PageBanner.tsx'
import { VirtualGrid } from '../../components/VirtualGrid.tsx'
import { useText } from '../../i18n/useText.ts'
import styles from './CollectionPage.module.css'
import buttons from '../../components/buttons.module.css'
import layout from '../../styles/layout.module.css'

const GAP = 24
/** Between tiles on a page narrower than this, in px. */
const NARROW_GAP = 12
const NARROW = 560
const FULL_WIDTH = 1200

/** How many columns fit into a box, and how wide they are. */
function fit(width: number, { columns: most, leastWidth }: Pick<Props, 'columns' | 'leastWidth'>) {
  const gap = width < NARROW ? NARROW_GAP : GAP
  const columns = Math.min(most, Math.max(1, Math.floor((width + gap) / (leastWidth + gap))))
  return { gap, columns, tileWidth: (width + gap) / columns - gap }
}

interface Props {
  title: string
  line: string
  /** The path whose banner is shown. */
  banner: string
  empty: { title: string; text: string }
  count: number
  /** As many columns as fit, at most this many. */
  columns: number
  /** Least width of a tile in px. */
  leastWidth: number
  /** Height of a row for the width of a tile, in px. */
  rowHeight: (tileWidth: number) => number
  kept: number | null
  /** Renders one item of the grid. */
  renderTile: (index: number) => ReactNode
  /** The open dialog, if any. */
  children: ReactNode
}

/** A page with a whole collection: a banner with its name, and a grid of all items. */
export function CollectionPage({
  title,
  line,
  banner,
  empty,
  renderTile,
  children,
  count,
  kept,
  rowHeight,
  ...columns
}: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FULL_WIDTH)
  const { tileWidth, ...grid } = fit(width, columns)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || FULL_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  if (count === 0) {
    return (
      <Notice {...empty} picture="empty">
        <Link className={buttons.secondary} to="/home">
          {t('site.backHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <PageBanner
        group={banner}
        breadcrumb={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        line={line}
        isHeading
      />
      <div ref={box} className={clsx(styles.items, layout.wrap)}>
        <VirtualGrid
          label={title}
          count={count}
          kept={kept}
          rowHeight={Math.round(rowHeight(tileWidth))}
          {...grid}
        >
          {renderTile}
        </VirtualGrid>
      </div>
      {children}
    </>
  )
}
