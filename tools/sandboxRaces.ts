import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves out of a build what `public` holds for the races of the sandbox: their pictures and courses
 * stand in folders with the names of their editions.
 */
export function withoutSandboxRaces(): Plugin {
  let folder = ''
  return {
    name: 'without-sandbox-races',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle() {
      for (const entry of readdirSync('sandbox/editions', { withFileTypes: true })) {
        if (entry.isDirectory()) rmSync(join(folder, entry.name), { recursive: true, force: true })
      }
    },
  }
}
