import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'

const options = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

export const LoginDrawer = lazyComponent(
  'login',
  () => import('#features/auth/LoginDrawer.tsx'),
  options,
)
export const ReloginDialog = lazyComponent(
  'relogin',
  () => import('#features/auth/ReloginDialog.tsx'),
  options,
)
export const LogoutDialog = lazyComponent(
  'logout',
  () => import('#features/auth/LogoutDialog.tsx'),
  options,
)
export const CaptchaDialog = lazyComponent(
  'captcha',
  () => import('#features/captcha/CaptchaDialog.tsx'),
  options,
)
