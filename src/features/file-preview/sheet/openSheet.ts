import { callWorker } from '../callWorker.ts'
import type { Sheet } from './readSheet.ts'
import type { SheetQuestion } from './sheet.worker.ts'

/** Reads one sheet of a workbook in a worker of its own. */
export const openSheet = (question: SheetQuestion, signal: AbortSignal): Promise<Sheet> =>
  callWorker(
    () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }),
    question,
    signal,
  )
