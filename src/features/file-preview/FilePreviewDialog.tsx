import { Dialog, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import type { ChunkError } from '#lib/chunks/chunkError.ts'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { closeFilePreview, type PreviewFile, useFilePreview } from '#stores/filePreview.ts'
import styles from './FilePreviewDialog.module.css'

const Waiting = () => <p role="status">{useText().t('site.loading')}</p>

function Failed({ error, onRetry }: { error: ChunkError; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div role="alert">
      <DialogText>
        {t(error.code === 'unreachable' ? 'site.chunk.unreachable' : 'site.chunk.missing')}
      </DialogText>
      <Button variant="secondary" onClick={onRetry}>
        {t('site.retry')}
      </Button>
    </div>
  )
}

const FilePreview = lazyComponent<{ file: PreviewFile }>(
  'file-preview',
  () => import('./FilePreview.tsx'),
  { Waiting, Failed },
)

/** The preview of an office file over the page (spec §2); its code loads with the first file. */
export function FilePreviewDialog() {
  const { t } = useText()
  const file = useFilePreview((state) => state.file)

  if (!file) return null
  return (
    <Dialog
      className={styles.fileDialog}
      key={file.href}
      title={file.name}
      closeLabel={t('site.close')}
      onClose={closeFilePreview}
    >
      <div className={styles.filePreview}>
        <FilePreview file={file} />
      </div>
    </Dialog>
  )
}
