import { type FormEvent, useState } from 'react'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { PreviewBar } from '../PreviewBar.tsx'
import styles from './PdfTools.module.css'

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

interface Props {
  current: number
  count: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
}

/** The page number, which Enter changes and leaving the field restores, and the zoom, one of `ZOOMS`. */
export function PdfTools({ current, count, zoom, onPage, onZoom }: Props) {
  const { t } = useText()
  const [text, setText] = useState<string | null>(null)
  const at = ZOOMS.indexOf(zoom)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const page = Number.parseInt(cleanInput('number', text ?? ''), 10)
    if (!Number.isNaN(page)) onPage(Math.min(Math.max(page, 1), count))
    setText(null)
  }
  const zoomButton = (by: 1 | -1, name: 'larger' | 'smaller', symbol: string) => {
    const next = ZOOMS[at + by]
    return (
      <button
        type="button"
        className={styles.zoom}
        aria-label={t(`filePreview.${name}`)}
        disabled={next === undefined}
        onClick={() => next && onZoom(next)}
      >
        {symbol}
      </button>
    )
  }

  return (
    <PreviewBar>
      <form className={styles.pages} onSubmit={submit}>
        <label>
          <span>{t('filePreview.page')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={text ?? String(current)}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setText(null)}
          />
        </label>
        <span>{t('filePreview.pageCount', { count })}</span>
      </form>
      <div className={styles.zooms} role="group" aria-label={t('filePreview.zoom')}>
        {zoomButton(-1, 'smaller', '−')}
        <output>{`${Math.round(zoom * 100)} %`}</output>
        {zoomButton(1, 'larger', '+')}
      </div>
    </PreviewBar>
  )
}
