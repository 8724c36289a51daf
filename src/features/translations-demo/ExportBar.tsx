import { useRef, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { toastRaised } from '../../stores/toasts.ts'
import { changedTexts } from './changedTexts.ts'
import { saveFile } from './saveFile.ts'
import type { TextEntry } from './textEntries.ts'
import { allTextsRestored } from './workbench.ts'

const FILE_NAME = 'translations.json'

/** The ways out for what was changed; nothing while nothing is. */
export function ExportBar({ entries }: { entries: TextEntry[] }) {
  const { t } = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const [isAsking, setAsking] = useState(false)
  const texts = changedTexts(entries)
  const count = Object.keys(texts).length
  if (count === 0) return null
  const json = `${JSON.stringify(texts, null, 2)}\n`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json)
      toastRaised('success', t('demos.copy.done'))
    } catch {
      if (details.current) details.current.open = true
      toastRaised('error', t('demos.copy.failed'))
    }
  }
  const restore = () => {
    setAsking(false)
    allTextsRestored()
  }

  return (
    <section className="export" aria-label={t('demos.filter.changed')}>
      <div className="export__row wrap">
        <p role="status">{t('demos.changes', { count })}</p>
        <button type="button" className="link-button" onClick={() => setAsking(true)}>
          {t('demos.restore.all')}
        </button>
        <button type="button" className="button button--plain" onClick={() => void copy()}>
          {t('demos.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveFile(FILE_NAME, json)}>
          {t('demos.download')}
        </button>
      </div>
      <details ref={details} className="wrap">
        <summary>{t('demos.json')}</summary>
        <textarea className="export__json" readOnly aria-label="JSON" rows={8} value={json} />
      </details>
      {isAsking && (
        <Dialog
          title={t('demos.restore.ask')}
          closeLabel={t('site.close')}
          onClose={() => setAsking(false)}
        >
          <p>{t('demos.restore.warn', { count })}</p>
          <div className="export__answers">
            <button type="button" className="button button--plain" onClick={() => setAsking(false)}>
              {t('demos.restore.keep')}
            </button>
            <button type="button" className="button button--pine" onClick={restore}>
              {t('demos.restore.all')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
