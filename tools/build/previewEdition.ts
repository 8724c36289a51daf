import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of `public` with the files of the embedded edition. */
const FILES = 'edition-2024'

/** Leaves the files of the preview edition out of a build that does not embed it (decision 76). */
export function withoutPreviewEdition(): Plugin {
  return {
    name: 'without-preview-edition',
    apply: 'build',
    // Vite has copied `public` by then.
    writeBundle: ({ dir = '' }) => rm(join(dir, FILES), { recursive: true, force: true }),
  }
}
