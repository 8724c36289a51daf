import { SafeHtml } from '../../components/SafeHtml.tsx'
import { useText } from '../../i18n/useText.ts'
import { Stage } from './Stage.tsx'

interface Props {
  html: string
  /** Some pictures are left out. */
  isPartial: boolean
}

/** The text of a document on a sheet of paper. */
export function DocxView({ html, isPartial }: Props) {
  const { t } = useText()
  return (
    <>
      {isPartial && <p className="office__cut">{t('officePreview.noPictures')}</p>}
      <Stage label={t('officePreview.text')}>
        <div className="office__paper">
          {html ? <SafeHtml html={html} /> : <p>{t('officePreview.emptyText')}</p>}
        </div>
      </Stage>
    </>
  )
}
