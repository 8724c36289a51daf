import { SafeHtml } from '../../../components/html/SafeHtml.tsx'
import { useText } from '../../../i18n/useText.ts'
import { PreviewContent } from '../PreviewContent.tsx'
import filePreviewStyles from '../FilePreview.module.css'
import styles from './DocxView.module.css'

interface Props {
  html: string
  /** Some images are left out. */
  isPartial: boolean
}

/** The text of a document, laid out as a sheet of paper. */
export function DocxView({ html, isPartial }: Props) {
  const { t } = useText()
  return (
    <>
      {isPartial && <p className={filePreviewStyles.cut}>{t('filePreview.noPictures')}</p>}
      <PreviewContent label={t('filePreview.text')}>
        <div className={styles.paper} data-scheme="light">
          {html ? <SafeHtml html={html} /> : <p>{t('filePreview.emptyText')}</p>}
        </div>
      </PreviewContent>
    </>
  )
}
