import { lazyPage } from '#lib/chunks/lazyPage.tsx'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'

const shared = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

export const LoginDrawer = lazyPage('login', () => import('#features/auth/LoginDrawer.tsx'), shared)
export const ReloginDialog = lazyPage(
  'relogin',
  () => import('#features/auth/ReloginDialog.tsx'),
  shared,
)
export const LogoutDialog = lazyPage(
  'logout',
  () => import('#features/auth/LogoutDialog.tsx'),
  shared,
)
export const CaptchaDialog = lazyPage(
  'captcha',
  () => import('#features/captcha/CaptchaDialog.tsx'),
  shared,
)
