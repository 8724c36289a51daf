import type { ComponentType } from 'react'
import { BlockBoundary } from '../components/BlockBoundary.tsx'
import { lazyPage } from '../lib/lazyPage.tsx'
import { useHumanCheck } from '../stores/humanCheck.ts'
import { useOfficePreview } from '../stores/officePreview.ts'
import { useRelogin } from '../stores/session.ts'
import { OverlayFailed, OverlayWaiting } from './OverlayPanel.tsx'
import { HumanCheckDialog, LoginDrawer, ReloginDialog } from './lazyLogin.ts'
import { useLoginMounted } from './useLoginMounted.ts'

const shared = { Waiting: OverlayWaiting, Failed: OverlayFailed, isOverlay: true }

const OfficePreview = lazyPage(
  'office-preview-dialog',
  async () => ({
    default: (await import('../features/office-preview/OfficePreview.tsx')).OfficePreview,
  }),
  shared,
)

/** What several features open through a store, over every page. */
export function Overlays() {
  const hasLogin = useLoginMounted()
  const isRelogin = useRelogin()
  const isChecking = useHumanCheck((state) => state.asked !== null)
  const hasFile = useOfficePreview((state) => state.file !== null)
  const overlays: [name: string, isWanted: boolean, overlay: ComponentType][] = [
    ['login drawer', hasLogin, LoginDrawer],
    ['re-login', isRelogin, ReloginDialog],
    ['human check', isChecking, HumanCheckDialog],
    ['office preview', hasFile, OfficePreview],
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
