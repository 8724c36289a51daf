import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { securityHeaders } from '../../tools/policy.ts'

/** The site's parts that show content, alone on a page, under the site's own policy. */
export const STAND = 'https://content.test/'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function buildStand() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    plugins: [react()],
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: !process.env.PROF,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'e2e/payloads/standPage.tsx',
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

/** What a page asked another host for, or the visitor with a dialog. */
export interface Escapes {
  requests: string[]
  dialogs: string[]
}

/** Answers for the stand's host, and keeps all else away from the network. */
export async function routeStand(page: Page): Promise<Escapes> {
  built ??= buildStand()
  const files = await built
  const names = [...files.keys()]
  const sheets = names.filter((name) => name.endsWith('.css'))
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>${sheets
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join(
      '',
    )}<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`
  const escapes: Escapes = { requests: [], dialogs: [] }

  page.on('dialog', (dialog) => {
    escapes.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route('**', (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.host !== new URL(STAND).host) {
      escapes.requests.push(request.url())
      return route.abort()
    }
    if (url.pathname === '/')
      return route.fulfill({
        body: html,
        headers: { ...securityHeaders({ nonce: 'stand' }), 'content-type': 'text/html' },
      })
    if (url.pathname === '/blank')
      return route.fulfill({ body: '<!doctype html><title>x</title>', contentType: 'text/html' })
    const name = url.pathname.slice(1)
    const body = files.get(name)
    if (body === undefined)
      return request.resourceType() === 'image'
        ? route.fulfill({ body: PIXEL, contentType: 'image/gif' })
        : route.fulfill({ status: 404 })
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({ body, contentType })
  })
  return escapes
}

/** Opens the stand. */
export async function openStand(page: Page): Promise<Escapes> {
  const escapes = await routeStand(page)
  await page.goto(STAND)
  await page.waitForFunction(() => 'stand' in window)
  return escapes
}
