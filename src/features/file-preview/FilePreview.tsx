import type { ReactElement } from 'react'
import type { Progress } from '#api/http/request.ts'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { filePreview as en } from '#i18n/locales/en/filePreview.ts'
import { filePreview as zh } from '#i18n/locales/zh/filePreview.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { closeFilePreview, type PreviewFile } from '#stores/filePreview.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { DownloadUrlContext } from './DownloadUrlContext.ts'
import { openFile } from './openFile.ts'
import { previewFailure } from './previewError.ts'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewWaiting } from './PreviewWaiting.tsx'
import styles from './FilePreview.module.css'

addTexts({ zh, en })

/** Downloads a file and shows it, the progress, or why it cannot be shown. */
export default function FilePreview({ file }: { file: PreviewFile }) {
  const { state, retry } = useLoaded<ReactElement, Progress | null>(({ signal }, onProgress) =>
    openFile(file, signal, onProgress),
  )
  return (
    <DownloadUrlContext value={safeSource(file.href)}>
      <DownloadLink className={styles.download} />
      {state.kind === 'pending' && (
        <PreviewWaiting progress={state.progress ?? null} onCancel={closeFilePreview} />
      )}
      {state.kind === 'error' && (
        <PreviewFailed reason={previewFailure(state.error)} onRetry={retry} />
      )}
      {state.kind === 'success' && (
        <BlockBoundary name="file preview" fallback={<PreviewFailed reason="chunk" />}>
          {state.data}
        </BlockBoundary>
      )}
    </DownloadUrlContext>
  )
}
