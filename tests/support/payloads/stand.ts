import { extname } from 'node:path'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { readableClassNames } from '../../../tools/files.ts'
import { securityHeaders } from '../../../tools/policy.ts'

/** URL of a test page with only the site's parts that show content, under the site's own policy. */
export const STAND = 'https://content.test/'
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
/** Response that cancels a navigation, so that the page stays. */
const NOTHING = { status: 204 }
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function buildStand() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    plugins: [react()],
    css: { modules: readableClassNames },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'tests/support/payloads/testPage.tsx',
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return new Map(
    outputs.map((output) => [
      output.fileName,
      output.type === 'chunk' ? output.code : String(output.source),
    ]),
  )
}
let built: ReturnType<typeof buildStand> | undefined

/** Requests to other hosts, and dialogs that were opened. */
export interface Escapes {
  requests: string[]
  dialogs: string[]
}

interface Options {
  /** Whether the page has the site's security policy. */
  policy: boolean
}

const pageOf = (sheets: string[]) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>${sheets
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join(
      '',
    )}<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`

/** Serves the test page's host and blocks all other network access. */
export async function routeStand(page: Page, { policy }: Options): Promise<Escapes> {
  built ??= buildStand()
  const files = await built
  files.set('', pageOf([...files.keys()].filter((name) => name.endsWith('.css'))))
  files.set('blank', '<!doctype html><title>x</title>')
  const escapes: Escapes = { requests: [], dialogs: [] }

  page.on('dialog', (dialog) => {
    escapes.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.context().route('**', (route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    if (!STAND.includes(host)) {
      escapes.requests.push(request.url())
      return route.fulfill(NOTHING)
    }
    if (request.resourceType() === 'image') {
      return route.fulfill({ body: PIXEL, contentType: 'image/gif' })
    }
    const body = files.get(pathname.slice(1))
    if (body === undefined) return route.fulfill(NOTHING)
    const type = TYPES[extname(pathname)] ?? 'text/html'
    const headers = policy && type === 'text/html' ? securityHeaders({ nonce: 'stand' }) : {}
    return route.fulfill({ body, headers: { ...headers, 'content-type': type } })
  })
  return escapes
}

/** Opens the test page. */
export async function openStand(page: Page, options: Options): Promise<Escapes> {
  const escapes = await routeStand(page, options)
  await page.goto(STAND)
  await page.waitForFunction(() => 'stand' in window)
  return escapes
}
