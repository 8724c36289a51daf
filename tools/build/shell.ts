import type { Plugin } from 'vite'
import { basicPaths } from '#api/basic/paths.ts'
import { OS_ID, TERMINAL_TYPE, TOKEN_FORMAT } from '#api/http/headers.ts'
import { LOCAL_HOST } from '#api/http/localHost.ts'
import { REQUEST_TIMEOUT_MS } from '#api/http/request.ts'
import { websitePaths } from '#api/website/paths.ts'
import { PHONE_BROWSER } from '#domain/phoneBrowser.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { buildScript } from './buildScript.ts'

const START = 'src/start/start.ts'
const THEME = 'src/start/theme.ts'
const MODULE_TAG = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g
/** The organiser's page prepares the frame that shows the site (`src/features/organiser`). */
const PREPARE = '<script>parent.preparePreview?.(window)</script>'
/** For `light-dark()`, which no style uses, and a mark of the build tool. */
const UNUSED = /--lightningcss-(?:light|dark):[^;]*;|\s*\/\*\$vite\$:\d+\*\//g
const APP = /\/site-[^/]+\.js$/

/** Inlines the start script and the first screen's styles into the HTML. */
export function shell(environment: Environment): Plugin {
  const { hosts, mobileSite, domain, hasOrganiserPage } = environment
  const start = {
    race: hosts.website + websitePaths.raceByDomain,
    config: hosts.website + websitePaths.configLocation,
    session: hosts.basic + basicPaths.commonInfo,
    mobile: mobileSite,
    phone: PHONE_BROWSER.source,
    mainHost: `${LOCAL_HOST.source}|^${domain.replaceAll('.', '\\.')}$`,
    timeoutMs: REQUEST_TIMEOUT_MS,
    headers: { terminalType: TERMINAL_TYPE, osId: OS_ID },
    token: TOKEN_FORMAT.source,
  }
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const modules = [...html.matchAll(MODULE_TAG)]
        const app = modules.map(([, file = '']) => file).find((file) => APP.test(file)) ?? ''
        const chunk = bundle[app.slice(1)]
        const libraries = chunk?.type === 'chunk' ? chunk.imports.map((file) => `/${file}`) : []
        const { script, css } = await buildScript(START, 'start', {
          __START__: JSON.stringify({ ...start, app, libraries }),
          __FILE_HOST__: JSON.stringify(hosts.file),
        })
        if (!css) throw new Error(`${START} gave no styles`)
        const theme = await buildScript(THEME, 'theme', {})
        const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        const tags = app ? [...links, ...modules.map(([tag]) => tag)] : links
        const rest = tags.reduce((page, tag) => page.replace(tag, ''), html)
        const ahead = app && `<link rel="modulepreload" crossorigin href="${app}">`
        // The style sheet link follows the first screen, so that it does not block its painting.
        // Indentation and closing slashes go: every visit waits for this file first.
        return rest
          .replaceAll(/\s*\/>/g, '>')
          .replaceAll(/(?<=>)\s+|\s+(?=<)/g, '')
          .replaceAll(/\s+/g, ' ')
          .replace(
            '<!--shell-->',
            () =>
              `${hasOrganiserPage ? PREPARE : ''}<style id="shell">${css.replaceAll(UNUSED, '')}</style><script>${theme.script}</script>${ahead}`,
          )
          .replace('<!--start-->', () => `<script>${script}</script>${links.join('')}`)
      },
    },
  }
}
