import { memo, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useWidth } from '#lib/hooks/useWidth.ts'
import styles from './VirtualGrid.module.css'

/** The size of 1 rem in px: 16, unless the visitor has chosen another size of text. */
const remInPx = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Rows rendered above and below the window, so that scrolling shows no gaps. */
const SPARE_ROWS = 3
/** After a jump, rows are rendered once scrolling has paused for this long. */
const SCROLL_PAUSE_MS = 60
const FULL_WIDTH = 1200
/** Widths in rem from which a grid has the columns of a tablet and of a desktop. */
const TABLET = 35
const DESKTOP = 62.5
/** Between rows and columns, in px. */
const GAP = 24
const PHONE_GAP = 12

/** How many columns a grid has on each kind of device. */
type Columns = Record<'phone' | 'tablet' | 'desktop', number>

interface Props {
  label: string
  count: number
  columns: Columns
  /** Height of a row for the width of an item and the size of 1 rem, all in px. */
  rowHeight: (itemWidth: number, rem: number) => number
  /** Index of an item that stays rendered because the focus will return to it. */
  mounted: number | null
  children: (index: number) => ReactNode
}

type Rows = [first: number, last: number]

/**
 * First and last row to render for a window of `height` that is scrolled `scrolled` px into the
 * grid.
 */
export function rowsInView(
  scrolled: number,
  height: number,
  pitch: number,
  spare = SPARE_ROWS,
): Rows {
  const rowAt = (y: number) => Math.floor(y / pitch)
  return [rowAt(scrolled) - spare, rowAt(scrolled + height) + spare]
}

/** Indexes to render, in order: the items of the rows, and around each item of `stay`. */
export function itemsToRender(
  [first, last]: Rows,
  stay: (number | null)[],
  columns: number,
  count: number,
): number[] {
  const spans = stay.flatMap((index) =>
    index === null ? [] : [[index - columns, index + columns] as const],
  )
  const shown = new Set<number>()
  for (const [from, to] of [[first * columns, (last + 1) * columns - 1] as const, ...spans]) {
    for (let i = Math.max(0, from); i <= Math.min(count - 1, to); i += 1) shown.add(i)
  }
  return [...shown].toSorted((a, b) => a - b)
}

/** How many columns a grid of a width has, how wide they are and the gap between them, in px. */
function columnsIn(width: number, rem: number, { phone, tablet, desktop }: Columns) {
  const isPhone = width < TABLET * rem
  const gap = isPhone ? PHONE_GAP : GAP
  const wideColumns = width < DESKTOP * rem ? tablet : desktop
  const columns = isPhone ? phone : wideColumns
  return { gap, columns, itemWidth: (width + gap) / columns - gap }
}

/** CSS for the share of the width that a column and its gap take. */
const shareOf = (columns: number, gap: number) => `(100% + ${gap}px) / ${columns}`

interface ItemProps extends Pick<Props, 'count' | 'children'> {
  index: number
  columns: number
  rowHeight: number
  gap: number
  onFocus: (index: number) => void
}

/** Memoised: rows that scroll into view do not re-render the others. */
const Item = memo(function Item(props: ItemProps) {
  const { index, count, columns, rowHeight, gap, onFocus, children } = props
  const share = shareOf(columns, gap)
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.item}
      onFocus={() => onFocus(index)}
      style={{
        top: Math.floor(index / columns) * (rowHeight + gap),
        left: `calc(${share} * ${index % columns})`,
        width: `calc(${share} - ${gap}px)`,
        height: rowHeight,
      }}
    >
      {children(index)}
    </li>
  )
})

/** A list of any length in rows and columns that renders only the part near the window. */
export function VirtualGrid(props: Props) {
  const { label, count, mounted, children } = props
  const list = useRef<HTMLUListElement>(null)
  const width = useWidth(list, FULL_WIDTH)
  const rem = remInPx()
  const { gap, columns, itemWidth } = columnsIn(width, rem, props.columns)
  const rowHeight = Math.round(props.rowHeight(itemWidth, rem))
  const pitch = rowHeight + gap
  const [rows, setRows] = useState<Rows>([0, -1])
  const [isJumping, setJumping] = useState(false)
  const [focused, setFocused] = useState<number | null>(null)

  useLayoutEffect(() => {
    let shown: Rows | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => show()
    const show = (spare?: number) => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = rowsInView(-top, innerHeight, pitch, spare)
      clearTimeout(timer)
      // Fast scrolling shows outlines only: rendering the rows would slow it down.
      const isJump = shown && (next[0] > shown[1] || next[1] < shown[0])
      setJumping(Boolean(isJump))
      if (isJump) {
        timer = setTimeout(() => {
          shown = undefined
          startTransition(follow)
        }, SCROLL_PAUSE_MS)
        return
      }
      shown = next
      setRows((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
    }
    // Paints the visible rows first.
    show(0)
    const painted = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(follow))
    })
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(painted)
      clearTimeout(timer)
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [pitch])

  return (
    <ul
      ref={list}
      className={styles.virtualGrid}
      aria-label={label}
      style={{
        height: Math.ceil(count / columns) * pitch - gap,
        ...(isJumping && {
          backgroundSize: `100% ${pitch}px, calc(${shareOf(columns, gap)}) ${pitch}px`,
          backgroundImage: `linear-gradient(transparent ${rowHeight}px, var(--surface) 0),
            linear-gradient(90deg, var(--neutral-200) calc(100% - ${gap}px), transparent 0)`,
        }),
      }}
    >
      {/* The neighbours stay too: the Tab key moves to them from an item scrolled out of view. */}
      {itemsToRender(rows, [mounted, focused], columns, count).map((index) => (
        <Item
          key={index}
          index={index}
          count={count}
          columns={columns}
          rowHeight={rowHeight}
          gap={gap}
          onFocus={setFocused}
        >
          {children}
        </Item>
      ))}
    </ul>
  )
}
