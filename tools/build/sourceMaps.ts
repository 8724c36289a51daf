import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of a build into a folder that is not published (decision 80). */
export function sourceMaps(folder: string): Plugin {
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      for (const file of files.filter((name) => name.endsWith('.map'))) {
        await cp(join(dir, file), join(folder, file))
        await rm(join(dir, file))
      }
    },
  }
}
