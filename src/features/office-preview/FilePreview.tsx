import { BlockBoundary } from '../../components/BlockBoundary.tsx'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { officePreviewClosed, type PreviewFile } from '../../stores/officePreview.ts'
import { isReachable, openFile } from './openFile.ts'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewWaiting } from './PreviewWaiting.tsx'
import { useWork } from './useWork.ts'
import './FilePreview.css'

/** Downloads a file and shows it, how far that is, or why it cannot be. */
export default function FilePreview({ file }: { file: PreviewFile }) {
  const { t } = useText()
  const { work, retry } = useWork((signal, onProgress) => openFile(file, signal, onProgress))
  const address = safeSource(file.href)
  return (
    <>
      {address && (
        <a
          className="office__download"
          href={address}
          download
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(isReachable(address) ? 'officePreview.download' : 'officePreview.openElsewhere')}
        </a>
      )}
      {work.step === 'working' && (
        <PreviewWaiting progress={work.progress} onCancel={officePreviewClosed} />
      )}
      {work.step === 'failed' && <PreviewFailed fault={work.fault} onRetry={retry} />}
      {work.step === 'done' && (
        <BlockBoundary name="office preview" fallback={<PreviewFailed fault="chunk" />}>
          {work.value}
        </BlockBoundary>
      )}
    </>
  )
}
