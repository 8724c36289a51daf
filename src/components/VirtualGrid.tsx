import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import './VirtualGrid.css'

/** Rows kept ready above and below the window, so that quick scrolling meets no gaps. */
const SPARE_ROWS = 8

interface Props {
  label: string
  count: number
  columns: number
  /** Height of a row and the gap between rows and columns, in px. */
  rowHeight: number
  gap: number
  /** An item that stays wherever the window is, as its focus will come back to it. */
  kept: number | null
  children: (index: number) => ReactNode
}

/** First and last row to render when a window of `height` has scrolled so far into the grid. */
export function rowsInView(scrolled: number, height: number, pitch: number): [number, number] {
  const rowAt = (y: number) => Math.floor(y / pitch)
  return [rowAt(scrolled) - SPARE_ROWS, rowAt(scrolled + height) + SPARE_ROWS]
}

/** A list of any length in rows and columns, of which only the part near the window is rendered. */
export function VirtualGrid({ label, count, columns, rowHeight, gap, kept, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pitch = rowHeight + gap
  const [[first, last], setRows] = useState(() => rowsInView(0, innerHeight, pitch))
  const [focused, setFocused] = useState<number | null>(null)

  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = rowsInView(-top, innerHeight, pitch)
      setRows((rows) => (rows[0] === next[0] && rows[1] === next[1] ? rows : next))
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [pitch])

  const rowOf = (index: number) => Math.floor(index / columns)
  // The neighbours stay too: the Tab key goes to them from an item that has scrolled away.
  const isNear = (index: number, to: number | null) =>
    to !== null && Math.abs(index - to) <= columns
  const shown = Array.from({ length: count }, (_, index) => index).filter(
    (index) =>
      (rowOf(index) >= first && rowOf(index) <= last) ||
      isNear(index, kept) ||
      isNear(index, focused),
  )

  return (
    <ul
      ref={list}
      className="virtual-grid"
      aria-label={label}
      onFocus={({ target }) => setFocused(Number(target.closest('li')?.dataset['index'] ?? 0))}
      style={{
        gap,
        height: Math.ceil(count / columns) * pitch - gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
      }}
    >
      {shown.map((index) => (
        <li
          key={index}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ gridArea: `${rowOf(index) + 1} / ${(index % columns) + 1}` }}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  )
}
