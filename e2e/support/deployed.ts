import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import { startNginx } from '../../tools/support/startNginx.mjs'
import { test as base } from './fixtures.ts'

const HASHED = /[\w.-]+-[\w-]{8}\.\w+/g
const PACKED = /\.(?:br|gz)$/
const TEXT = /\.(?:js|css|html)$/

const pack = (root: string) => execFileSync(process.execPath, ['deploy/pack.mjs', root])

export interface Deployed {
  /** URL of nginx, which serves the built site and proxies the sandbox. */
  url: string
  port: number
  /** Folder served by nginx. */
  root: string
  /** URL of the preview server, which serves the same build. */
  preview: string
  log: () => string[]
}

/** A test whose pages are served by nginx with the configuration from `deploy/`. */
export const test = base.extend<object, { site: string; deployed: Deployed }>({
  /** Folder of the built site. */
  site: [BUILD_FOLDER, { scope: 'worker', option: true }],
  deployed: [
    async ({ site }, use, { project }) => {
      const preview = project.use.baseURL ?? ''
      const root = mkdtempSync(join(tmpdir(), 'deployed-'))
      cpSync(site, root, { recursive: true })
      pack(root)
      const nginx = await startNginx({ root, behind: preview.replace('localhost', '127.0.0.1') })
      await use({ ...nginx, root, preview })
      nginx.stop()
      rmSync(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ deployed }, use) => use(deployed.url),
})

/** Simulates a later build: every file with a hash gets another name. */
export function nextBuild(root: string): string {
  const next = mkdtempSync(join(tmpdir(), 'next-build-'))
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const known = new Set(names.map((name) => basename(name)))
  const renamed = (text: string) =>
    text.replace(HASHED, (name) => (known.has(name) ? name.replace(/(?=\.\w+$)/, 'n') : name))
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || PACKED.test(entry.name)) continue
    const from = join(entry.parentPath, entry.name)
    const to = join(next, renamed(from.slice(root.length)))
    cpSync(from, to)
    if (TEXT.test(to)) writeFileSync(to, renamed(readFileSync(from, 'utf8')))
  }
  return next
}
