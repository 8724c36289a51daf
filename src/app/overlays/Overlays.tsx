import type { ComponentType } from 'react'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { useCaptcha } from '#stores/captcha.ts'
import { useFilePreview } from '#stores/filePreview.ts'
import { useRelogin, useSession } from '#stores/session.ts'
import { CaptchaDialog, LoginDrawer, LogoutDialog, ReloginDialog } from './lazyLogin.ts'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'
import { useLoginMounted } from './useLoginMounted.ts'

const options = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

const FilePreviewDialog = lazyComponent(
  'file-preview-dialog',
  async () => ({
    default: (await import('#features/file-preview/FilePreviewDialog.tsx')).FilePreviewDialog,
  }),
  options,
)

/** Dialogs that several features open through a store, on top of every page. */
export function Overlays() {
  const hasLogin = useLoginMounted()
  const isReloginWanted = useRelogin()
  const isLogoutWanted = useSession(({ isLogoutDialogOpen }) => isLogoutDialogOpen)
  const isCaptchaOpen = useCaptcha((state) => state.requested !== null)
  const hasFile = useFilePreview((state) => state.file !== null)
  const overlays: [name: string, isWanted: boolean, overlay: ComponentType][] = [
    ['login drawer', hasLogin, LoginDrawer],
    ['re-login', isReloginWanted, ReloginDialog],
    ['logout', isLogoutWanted, LogoutDialog],
    ['captcha', isCaptchaOpen, CaptchaDialog],
    ['file preview', hasFile, FilePreviewDialog],
  ]
  return (
    <>
      {overlays.map(
        ([name, isWanted, Overlay]) =>
          isWanted && (
            <BlockBoundary key={name} name={name}>
              <Overlay />
            </BlockBoundary>
          ),
      )}
    </>
  )
}
