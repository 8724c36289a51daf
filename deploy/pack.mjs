/**
 * Writes `.gz` and `.br` next to every file of a built site that compresses well, for servers that
 * serve them directly: `node deploy/pack.mjs dist`. The page is excluded, as each response differs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXTS = /\.(?:css|js|mjs|json|geojson|gpx|svg|txt|wasm|xml|webmanifest)$/
/** @type {[ending: string, pack: (body: Buffer) => Promise<Buffer>][]} */
const PACKERS = [
  ['.gz', (body) => promisify(gzip)(body, { level: 9 })],
  ['.br', (body) => promisify(brotliCompress)(body)],
]

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the built site: node deploy/pack.mjs dist')
  process.exit(2)
}
const names = await readdir(folder, { recursive: true })
await Promise.all(
  names
    .filter((name) => TEXTS.test(name))
    .map(async (name) => {
      const body = await readFile(join(folder, name))
      for (const [ending, pack] of PACKERS) {
        const packed = await pack(body)
        if (packed.length < body.length) await writeFile(join(folder, name + ending), packed)
      }
    }),
)
