import type { ReactElement } from 'react'
import type { FileKind } from './fileKind.ts'
import type { Bytes } from './storeZip.ts'

/** Files above it are for downloading, not for looking into. */
export const LARGEST_BYTES = 20 * 1024 ** 2

/** A downloaded file, and when to let go of what was opened for it. */
export interface Source {
  bytes: Bytes
  kind: FileKind
  signal: AbortSignal
}

/** Reads a file and gives what is shown for it. */
export type Opener = (source: Source) => Promise<ReactElement>
