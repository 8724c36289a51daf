import { callWorker } from '../callWorker.ts'
import type { Sheet } from './readSheet.ts'
import type { SheetRequest } from './sheet.worker.ts'

/** Reads one sheet of a workbook in a worker of its own. */
export const openSheet = (request: SheetRequest, signal: AbortSignal): Promise<Sheet> =>
  callWorker(
    () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }),
    request,
    signal,
  )
