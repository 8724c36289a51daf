import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { readEnvironment } from '#environment/readEnvironment.ts'
import { isSandboxPath } from './sandbox/prefixes.ts'
import { sandbox } from './sandbox/vitePlugin.ts'
import { antdStyles } from './tools/build/antdStyles.ts'
import { BROWSERS } from './tools/build/browsers.ts'
import { BUILD_FOLDER } from './tools/build/buildFolder.mjs'
import { compileHints } from './tools/build/compileHints.ts'
import {
  nameOfFirstScreen,
  nameOfSmallPart,
  readableClassNames,
  shortClassNames,
} from './tools/build/files.ts'
import { licenses } from './tools/build/licenses.ts'
import { ownHosts } from './tools/build/ownHosts.ts'
import { pdfAssets } from './tools/build/pdfAssets.ts'
import { policyHosts } from './tools/build/policy.ts'
import { withoutPreviewEdition } from './tools/build/previewEdition.ts'
import { previewServer } from './tools/build/previewServer.ts'
import { serviceWorker } from './tools/build/serviceWorker.ts'
import { shell } from './tools/build/shell.ts'
import { sourceMaps } from './tools/build/sourceMaps.ts'

/** The package exports its development build only, which includes all its warnings. */
const routerWithoutWarnings = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/** The package's build for older browsers; react-pdf imports the one for current browsers only. */
const pdfForAllBrowsers = {
  find: /^pdfjs-dist$/,
  replacement: fileURLToPath(
    new URL('node_modules/pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url),
  ),
}

export default defineConfig(({ mode, command }) => {
  const name = { development: 'dev', production: 'prod' }[mode] ?? mode
  const environment = readEnvironment(loadEnv(name, process.cwd()))
  const port = Number(process.env.PORT) || undefined
  const mapsFolder = process.env.SOURCE_MAPS
  const { forSite, forWorkers } = licenses()
  const isPublished = environment.name === 'release' || environment.name === 'prod'
  return {
    mode: name,
    define: {
      __BUILD__: JSON.stringify(command === 'build' ? Date.now().toString(36) : 'dev'),
      __ENVIRONMENT__: JSON.stringify({
        ...environment,
        bibNotice: undefined,
        passwords: undefined,
        hasPreviewEdition: undefined,
        hasOrganiserPage: undefined,
      }),
      __BIB_NOTICE__: JSON.stringify(environment.bibNotice),
      __PASSWORDS__: JSON.stringify(environment.passwords),
      __PREVIEW_EDITION__: JSON.stringify(environment.hasPreviewEdition),
      __ORGANISER_PAGE__: JSON.stringify(environment.hasOrganiserPage),
    },
    plugins: [
      // Must come before any plugin that serves requests.
      ownHosts(),
      react(),
      shell(environment),
      // The service worker checks the files as they are sent.
      compileHints(['libraries', 'site']),
      serviceWorker(environment),
      antdStyles(),
      pdfAssets(),
      forSite,
      ...(environment.hasPreviewEdition ? [] : [withoutPreviewEdition()]),
      ...(mapsFolder ? [sourceMaps(mapsFolder)] : []),
      ...(isPublished ? [] : [sandbox()]),
      previewServer({
        ...policyHosts(environment),
        ...(!isPublished && { passThrough: isSandboxPath }),
      }),
    ],
    // React has this built in; the shim is for older versions of React.
    resolve: {
      alias: [
        { find: 'use-sync-external-store/shim', replacement: 'react' },
        pdfForAllBrowsers,
        ...(command === 'build' ? [routerWithoutWarnings] : []),
      ],
    },
    // Only workers import these, and the development server does not pre-scan workers: discovering
    // them late would reload the page.
    optimizeDeps: { include: ['crypto-js/md5', 'lz-string', 'mammoth', 'minisearch', 'xlsx'] },
    css: { modules: isPublished ? shortClassNames : readableClassNames },
    html: { cspNonce: command === 'build' ? '__CSP_NONCE__' : undefined },
    server: { port: port ?? 5173, strictPort: true, host: true, allowedHosts: true },
    preview: { host: true },
    build: {
      outDir: BUILD_FOLDER,
      target: BROWSERS,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The first screen needs two files, one of which stays the same between builds.
              { name: nameOfFirstScreen, priority: 1 },
              // Small shared parts of later pages go into one file, because a request costs more
              // than their size.
              { name: nameOfSmallPart, minShareCount: 2 },
            ],
          },
        },
      },
    },
    worker: { format: 'es', plugins: () => [forWorkers()] },
  }
})
