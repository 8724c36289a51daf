import { lazyPage } from '../lib/lazyPage.tsx'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'

const shared = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

export const LoginDrawer = lazyPage(
  'login',
  () => import('../features/login/LoginDrawer.tsx'),
  shared,
)
export const ReloginDialog = lazyPage(
  'relogin',
  () => import('../features/login/ReloginDialog.tsx'),
  shared,
)
export const HumanCheckDialog = lazyPage(
  'human-check',
  () => import('../features/human-check/HumanCheckDialog.tsx'),
  shared,
)
