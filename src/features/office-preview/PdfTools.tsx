import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

interface Props {
  current: number
  count: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
}

/** Page number to read and to type, and the zoom. */
export function PdfTools({ current, count, zoom, onPage, onZoom }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const at = ZOOMS.indexOf(zoom)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const page = Number.parseInt(typed ?? '', 10)
    if (page) onPage(Math.min(Math.max(page, 1), count))
    setTyped(null)
  }
  const step = (steps: 1 | -1, name: 'larger' | 'smaller', sign: string) => {
    const next = ZOOMS[at + steps]
    return (
      <button
        type="button"
        className="office__zoom"
        aria-label={t(`officePreview.${name}`)}
        disabled={next === undefined}
        onClick={() => next && onZoom(next)}
      >
        {sign}
      </button>
    )
  }

  return (
    <div className="office__bar">
      <form className="office__pages" onSubmit={submit}>
        <label>
          {t('officePreview.page')}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(current)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(null)}
          />
        </label>
        {t('officePreview.pageCount', { count })}
      </form>
      <div className="office__zooms" role="group" aria-label={t('officePreview.zoom')}>
        {step(-1, 'smaller', '−')}
        <output>{Math.round(zoom * 100)} %</output>
        {step(1, 'larger', '+')}
      </div>
    </div>
  )
}
