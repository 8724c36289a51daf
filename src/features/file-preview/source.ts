import type { ReactElement } from 'react'
import type { FileKind } from './fileKind.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Larger files can be downloaded, but not previewed. */
export const MAX_BYTES = 20 * 1024 ** 2

/** A downloaded file, with a signal to release whatever was opened for it. */
export interface Source {
  bytes: Bytes
  kind: FileKind
  signal: AbortSignal
}

/** Reads a file and returns the element that shows it. */
export type Opener = (source: Source) => Promise<ReactElement>
