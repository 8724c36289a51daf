import { lazyPage } from '../lib/lazyPage.tsx'
import { useLoginDrawer } from '../stores/loginDrawer.ts'
import { useOfficePreview } from '../stores/officePreview.ts'
import { ChunkFailed } from './ChunkFailed.tsx'

const shared = { Waiting: () => null, Failed: ChunkFailed }

const LoginDialog = lazyPage('login', () => import('./LoginDialog.tsx'), shared)
const OfficePreview = lazyPage(
  'office-preview-dialog',
  async () => ({
    default: (await import('../features/office-preview/OfficePreview.tsx')).OfficePreview,
  }),
  shared,
)

/** What several features open through a store, over every page. */
export function Overlays() {
  const isLoginOpen = useLoginDrawer((state) => state.isOpen)
  const file = useOfficePreview((state) => state.file)
  return (
    <>
      {isLoginOpen && <LoginDialog />}
      {file && <OfficePreview />}
    </>
  )
}
