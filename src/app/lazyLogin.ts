import { addTexts } from '../i18n/i18n.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'

const shared = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

/** A part of the account's drawer and dialogs, with the words that they share. */
async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded, texts] = await Promise.all([part, import('../i18n/texts/login.ts')])
  addTexts(texts)
  return loaded
}

export const LoginDrawer = lazyPage(
  'login',
  () => withTexts(import('../features/login/LoginDrawer.tsx')),
  shared,
)
export const ReloginDialog = lazyPage(
  'relogin',
  () => withTexts(import('../features/login/ReloginDialog.tsx')),
  shared,
)
export const HumanCheckDialog = lazyPage(
  'human-check',
  () => withTexts(import('../features/human-check/HumanCheckDialog.tsx')),
  shared,
)
