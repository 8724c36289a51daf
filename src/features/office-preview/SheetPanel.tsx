import { openSheet } from './openSheet.ts'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewWaiting } from './PreviewWaiting.tsx'
import type { SheetQuestion } from './sheet.worker.ts'
import { SheetTable } from './SheetTable.tsx'
import { useWork } from './useWork.ts'

/** A sheet that is read when it is chosen. */
export function SheetPanel({ question }: { question: SheetQuestion }) {
  const { work, retry } = useWork((signal) => openSheet(question, signal))
  if (work.step === 'done') return <SheetTable sheet={work.value} />
  if (work.step === 'failed') return <PreviewFailed fault={work.fault} onRetry={retry} />
  return <PreviewWaiting progress={null} />
}
