import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useCloseOnBack } from '#lib/hooks/useCloseOnBack.ts'
import { cancelCaptcha } from '#stores/captcha.ts'
import { closeFilePreview } from '#stores/filePreview.ts'
import { closeLogin } from '#stores/loginDrawer.ts'
import { closeRelogin } from '#stores/session.ts'
import { ChunkFailed } from '../screens/ChunkFailed.tsx'
import styles from './OverlayPanel.module.css'

/**
 * Closes whichever overlay was requested: until it has loaded, it has no close button of its own.
 */
function closeOverlays() {
  for (const close of [closeLogin, closeRelogin, cancelCaptcha, closeFilePreview]) close()
}

/** Covers the page while an overlay's chunk loads, or after it failed to load. */
function OverlayPanel({ children }: { children: ReactNode }) {
  const { t } = useText()
  const close = useRef<HTMLButtonElement>(null)
  useCloseOnBack(true, closeOverlays)
  useEffect(() => {
    const opener = document.activeElement
    close.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <div
      className={styles.overlayPanel}
      role="dialog"
      aria-modal="true"
      aria-label={t('site.loading')}
      onKeyDown={({ key }) => key === 'Escape' && closeOverlays()}
    >
      <Button ref={close} variant="plain" className={styles.close} onClick={closeOverlays}>
        {t('site.close')}
      </Button>
      {children}
    </div>
  )
}

export const OverlayWaiting = () => (
  <OverlayPanel>
    <PageLoading />
  </OverlayPanel>
)

export const OverlayFailed = (props: ComponentProps<typeof ChunkFailed>) => (
  <OverlayPanel>
    <ChunkFailed {...props} />
  </OverlayPanel>
)
