import { openSheet } from './openSheet.ts'
import { useLoaded } from '../../../lib/hooks/useLoaded.ts'
import { errorOf } from '../previewError.ts'
import { PreviewFailed } from '../PreviewFailed.tsx'
import { PreviewWaiting } from '../PreviewWaiting.tsx'
import type { SheetQuestion } from './sheet.worker.ts'
import { SheetTable } from './SheetTable.tsx'

/** A sheet that is read when it is selected. */
export function SheetPanel({ question }: { question: SheetQuestion }) {
  const { state, retry } = useLoaded(({ signal }) => openSheet(question, signal))
  if (state.kind === 'success') return <SheetTable sheet={state.data} />
  if (state.kind === 'error') {
    return <PreviewFailed reason={errorOf(state.error)} onRetry={retry} />
  }
  return <PreviewWaiting progress={null} />
}
