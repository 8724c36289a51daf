import { Dialog } from '../components/Dialog.tsx'
import { useText } from '../i18n/useText.ts'
import type { ChunkError } from '../lib/chunkError.ts'
import { humanCheckCancelled } from '../stores/humanCheck.ts'
import { loginClosed } from '../stores/loginDrawer.ts'
import { officePreviewClosed } from '../stores/officePreview.ts'
import { reloginClosed } from '../stores/session.ts'

/** Whatever was asked for: it has no close button of its own while its file is not there. */
function overlaysClosed() {
  for (const close of [loginClosed, reloginClosed, humanCheckCancelled, officePreviewClosed])
    close()
}

/** Something that stands over a page could not be loaded: why, and a way on (spec §8). */
export function OverlayFailed({ error, onRetry }: { error: ChunkError; onRetry: () => void }) {
  const { t } = useText()
  const isHung = error.code === 'timeout'
  return (
    <Dialog title={t('site.chunk.failed')} closeLabel={t('site.close')} onClose={overlaysClosed}>
      <p className="dialog__text">{t(isHung ? 'site.chunk.timeout' : 'site.chunk.missing')}</p>
      <button type="button" className="button button--pine" onClick={onRetry}>
        {t('site.retry')}
      </button>
    </Dialog>
  )
}
