import { type ComponentType, lazy, Suspense } from 'react'
import { importChunk } from '#lib/chunks/chunkError.ts'
import type { OnAccount } from './DeveloperPanel.tsx'

/** Known at build time: the builds of other environments contain no trace of the panel. */
const HAS_PANEL = import.meta.env.VITE_STAGE === 'dev' || import.meta.env.VITE_STAGE === 'test'

interface Props {
  onSelect: OnAccount
}

const emptyModule = (): { default: ComponentType<Props> } => ({ default: () => null })
const DeveloperPanel = HAS_PANEL
  ? lazy<ComponentType<Props>>(() =>
      importChunk('developer panel', () => import('./DeveloperPanel.tsx')).catch(emptyModule),
    )
  : null

/** Test accounts, in the development and test environments. */
export function TestAccounts({ onSelect }: Props) {
  if (!DeveloperPanel) return null
  return (
    <Suspense>
      <DeveloperPanel onSelect={onSelect} />
    </Suspense>
  )
}
