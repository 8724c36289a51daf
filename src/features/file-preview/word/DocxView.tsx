import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { useText } from '#i18n/useText.ts'
import { PreviewContent } from '../PreviewContent.tsx'
import type { PreviewNote } from '../previewNote.ts'
import { PreviewNotes } from '../PreviewNotes.tsx'
import styles from './DocxView.module.css'

interface Props {
  html: string
  notes: PreviewNote[]
}

/** The text of a document, laid out as a sheet of paper. */
export function DocxView({ html, notes }: Props) {
  const { t } = useText()
  return (
    <>
      <PreviewNotes notes={notes} />
      <PreviewContent label={t('filePreview.text')}>
        <div className={styles.paper} data-scheme="light">
          {html ? <SafeHtml html={html} /> : <p>{t('filePreview.emptyText')}</p>}
        </div>
      </PreviewContent>
    </>
  )
}
