import { useText } from '#i18n/useText.ts'
import { DownloadLink } from './DownloadLink.tsx'
import type { PreviewNote } from './previewNote.ts'
import styles from './PreviewNotes.module.css'

/** What the preview leaves out of a file, above it, with the download; nothing without notes. */
export function PreviewNotes({ notes }: { notes: PreviewNote[] }) {
  const { t } = useText()
  if (notes.length === 0) return null
  return (
    <div className={styles.notes} role="note">
      <ul>
        {notes.map(({ code, ...values }) => (
          <li key={code}>
            {t(
              `filePreview.${code}`,
              'names' in values ? { names: values.names.join(t('filePreview.list')) } : values,
            )}
          </li>
        ))}
      </ul>
      <DownloadLink />
    </div>
  )
}
