import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import { saveFile } from '#lib/download.ts'
import { showToast } from '#stores/toasts.ts'
import { changedTexts } from './changedTexts.ts'
import { restoreAllTexts } from './editor.ts'
import type { TextEntry } from './textEntries.ts'
import layout from '#styles/layout.module.css'
import styles from './ExportBar.module.css'

const FILE_NAME = 'translations.json'

/** Ways to export the changes; hidden while there are none. */
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
      showToast('success', t('translations.copy.done'))
    } catch {
      if (details.current) details.current.open = true
      showToast('error', t('translations.copy.failed'))
    }
  }
  const restore = () => {
    setAsking(false)
    restoreAllTexts()
  }

  return (
    <section
      className={styles.exportBar}
      data-export-bar
      aria-label={t('translations.filter.changed')}
    >
      <div className={clsx(styles.row, layout.wrap)}>
        <p role="status">{t('translations.changes', { count })}</p>
        <TextButton isSmall onClick={() => setAsking(true)}>
          {t('translations.restore.all')}
        </TextButton>
        <Button variant="plain" className={styles.button} onClick={() => void copy()}>
          {t('translations.copy')}
        </Button>
        <Button
          variant="primary"
          className={styles.button}
          onClick={() => saveFile(new Blob([json], { type: 'application/json' }), FILE_NAME)}
        >
          {t('translations.download')}
        </Button>
      </div>
      <details ref={details} className={layout.wrap}>
        <summary>{t('demos.json')}</summary>
        <textarea className={styles.json} readOnly aria-label="JSON" rows={8} value={json} />
      </details>
      {isAsking && (
        <Dialog
          title={t('translations.restore.ask')}
          closeLabel={t('site.close')}
          onClose={() => setAsking(false)}
        >
          <p>{t('translations.restore.warn', { count })}</p>
          <div className={styles.answers}>
            <Button variant="plain" onClick={() => setAsking(false)}>
              {t('translations.restore.keep')}
            </Button>
            <Button variant="secondary" onClick={restore}>
              {t('translations.restore.all')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
