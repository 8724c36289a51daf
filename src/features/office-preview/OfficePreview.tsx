import { useEffect } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import { useText } from '../../i18n/useText.ts'
import { lazyPage } from '../../lib/lazyPage.tsx'
import {
  officePreviewClosed,
  type PreviewFile,
  useOfficePreview,
} from '../../stores/officePreview.ts'
import './OfficePreview.css'

const Waiting = () => <p role="status">{useText().t('site.loading')}</p>

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <div role="alert">
      <p className="dialog__text">{t('site.chunk.missing')}</p>
      <button type="button" className="button button--pine" onClick={onRetry}>
        {t('site.retry')}
      </button>
    </div>
  )
}

const FilePreview = lazyPage<{ file: PreviewFile }>(
  'office-preview',
  async () => {
    const [preview, texts] = await Promise.all([
      import('./FilePreview.tsx'),
      import('../../i18n/texts/officePreview.ts'),
    ])
    addTexts(texts)
    return preview
  },
  { Waiting, Failed },
)

/** The preview of an office file over the page (spec §2); its code comes with the first file. */
export function OfficePreview() {
  const { t } = useText()
  const file = useOfficePreview((state) => state.file)

  useEffect(() => {
    addEventListener('hashchange', officePreviewClosed)
    return () => removeEventListener('hashchange', officePreviewClosed)
  }, [])

  if (!file) return null
  return (
    <Dialog
      key={file.href}
      title={file.name}
      closeLabel={t('site.close')}
      onClose={officePreviewClosed}
    >
      <div className="office">
        <FilePreview file={file} />
      </div>
    </Dialog>
  )
}
