import type { ReactElement } from 'react'
import type { Progress } from '../../api/http/request.ts'
import { BlockBoundary } from '../../components/page/BlockBoundary.tsx'
import { useText } from '../../i18n/useText.ts'
import { useLoaded } from '../../lib/hooks/useLoaded.ts'
import { safeSource } from '../../lib/html/safeLink.ts'
import { closeFilePreview, type PreviewFile } from '../../stores/filePreview.ts'
import { isReachable, openFile } from './openFile.ts'
import { errorOf } from './previewError.ts'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewWaiting } from './PreviewWaiting.tsx'
import styles from './FilePreview.module.css'

/** Downloads a file and shows it, the progress, or why it cannot be shown. */
export default function FilePreview({ file }: { file: PreviewFile }) {
  const { t } = useText()
  const { state, retry } = useLoaded<ReactElement, Progress | null>(({ signal }, onProgress) =>
    openFile(file, signal, onProgress),
  )
  const address = safeSource(file.href)
  return (
    <>
      {address && (
        <a
          className={styles.download}
          href={address}
          download
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(isReachable(address) ? 'filePreview.download' : 'filePreview.openElsewhere')}
        </a>
      )}
      {state.kind === 'pending' && (
        <PreviewWaiting progress={state.progress ?? null} onCancel={closeFilePreview} />
      )}
      {state.kind === 'error' && <PreviewFailed reason={errorOf(state.error)} onRetry={retry} />}
      {state.kind === 'success' && (
        <BlockBoundary name="file preview" fallback={<PreviewFailed reason="chunk" />}>
          {state.data}
        </BlockBoundary>
      )}
    </>
  )
}
