import { useLayoutEffect, useRef } from 'react'
import type { Place } from '#config-check/jsonFile.ts'
import { useText } from '#i18n/useText.ts'
import styles from './SourceView.module.css'

interface Props {
  source: string
  /** The stretch that is marked and brought into view. */
  place: Place | undefined
  /** Called with the position of the cursor, in characters from the beginning. */
  onCursor: (offset: number) => void
}

/** Lines above the marked one. */
const LINES_ABOVE = 6

/** The file as it is written. The cursor in a text shows that text on the page. */
export function SourceView({ source, place, onCursor }: Props) {
  const { t } = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = field.current
    if (!area || !place) return
    const { offset, length, line, column } = place
    area.focus({ preventScroll: true })
    area.setSelectionRange(offset, offset + length)
    // Browsers differ in whether they bring a selection into view.
    const { lineHeight, fontSize } = getComputedStyle(area)
    area.scrollTop = (line - LINES_ABOVE) * Number.parseFloat(lineHeight)
    area.scrollLeft = Math.max(0, column * Number.parseFloat(fontSize) * 0.6 - area.clientWidth / 2)
  }, [place])
  return (
    <textarea
      ref={field}
      className={styles.source}
      readOnly
      wrap="off"
      spellCheck={false}
      aria-label={t('organiser.source')}
      value={source}
      onClick={({ currentTarget }) => onCursor(currentTarget.selectionStart)}
      onKeyUp={({ currentTarget }) => onCursor(currentTarget.selectionStart)}
    />
  )
}
