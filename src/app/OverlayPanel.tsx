import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../i18n/useText.ts'
import { humanCheckCancelled } from '../stores/humanCheck.ts'
import { loginClosed } from '../stores/loginDrawer.ts'
import { officePreviewClosed } from '../stores/officePreview.ts'
import { reloginClosed } from '../stores/session.ts'
import { ChunkFailed } from './ChunkFailed.tsx'
import { PageWaiting } from './PageWaiting.tsx'

/** Whatever was asked for: what stands over a page has no way out of its own before it is there. */
function overlaysClosed() {
  for (const close of [loginClosed, reloginClosed, humanCheckCancelled, officePreviewClosed])
    close()
}

/** Covers the page for something whose file is on its way, or could not be loaded. */
function OverlayPanel({ children }: { children: ReactNode }) {
  const { t } = useText()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    close.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <div
      className="overlay-panel"
      role="dialog"
      aria-modal="true"
      aria-label={t('site.loading')}
      onKeyDown={({ key }) => key === 'Escape' && overlaysClosed()}
    >
      <button ref={close} type="button" className="button button--plain" onClick={overlaysClosed}>
        {t('site.close')}
      </button>
      {children}
    </div>
  )
}

export const OverlayWaiting = () => (
  <OverlayPanel>
    <PageWaiting />
  </OverlayPanel>
)

export const OverlayFailed = (props: ComponentProps<typeof ChunkFailed>) => (
  <OverlayPanel>
    <ChunkFailed {...props} />
  </OverlayPanel>
)
