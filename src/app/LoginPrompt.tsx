import { lazyPage } from '../lib/lazyPage.tsx'
import { useLoginDrawer } from '../stores/loginDrawer.ts'
import { ChunkFailed } from './ChunkFailed.tsx'

const LoginDialog = lazyPage('login', () => import('./LoginDialog.tsx'), {
  Waiting: () => null,
  Failed: ChunkFailed,
})

/** Answers the login entry, over every page. */
export function LoginPrompt() {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  return isOpen && <LoginDialog />
}
