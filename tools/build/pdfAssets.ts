import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
/** The version in the path allows permanent caching, like everything in `assets/`. */
const BASE = `assets/pdfjs-${version}`
/**
 * Chinese needs the character maps. The WebAssembly is not used, as the content security policy
 * would have to allow it. Licences come along with what they are for.
 */
const WANTED = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE/,
}

const files = Object.entries(WANTED).flatMap(([folder, pattern]) =>
  readdirSync(join(dirname(manifest), folder))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`),
)
const read = (file: string) => readFileSync(join(dirname(manifest), file))

/** Files that pdf.js fetches while reading a document: served in development, copied by a build. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use(`/${BASE}`, (request, response, next) => {
        const file = (request.url ?? '').slice(1)
        if (!files.includes(file)) return next()
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript')
        response.end(read(file))
      })
    },
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${BASE}/${file}`, source: read(file) })
    },
  }
}
