import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { readEnvironment } from '#api/http/readEnvironment.ts'
import { isSandboxPath } from './sandbox/prefixes.ts'
import { sandbox } from './sandbox/vitePlugin.ts'
import { ByEnvironment } from './tests/support/byEnvironment.ts'
import { antdStyles } from './tools/antdStyles.ts'
import { BROWSERS } from './tools/browsers.ts'
import { BUILD_FOLDER } from './tools/buildFolder.mjs'
import {
  nameOfFirstScreen,
  nameOfSmallPart,
  readableClassNames,
  shortClassNames,
} from './tools/files.ts'
import { licenses } from './tools/licenses.ts'
import { ownHosts } from './tools/ownHosts.ts'
import { pdfAssets } from './tools/pdfAssets.ts'
import { policyHosts } from './tools/policy.ts'
import { withoutPreviewEdition } from './tools/previewEdition.ts'
import { previewServer } from './tools/previewServer.ts'
import { serviceWorker } from './tools/serviceWorker.ts'
import { shell } from './tools/shell.ts'

/** The package exports its development build only, which includes all its warnings. */
const routerWithoutWarnings = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/** Tests load the library's CommonJS build; a second build beside it would ignore the site's theme. */
const antdForNode = { find: /^antd\/es\//, replacement: 'antd/lib/' }

/** Tests load the library's build for browsers, as the site does; the one for Node reads other input. */
const mammothForBrowsers = { find: /^mammoth$/, replacement: 'mammoth/mammoth.browser.min.js' }

/** The package's build for older browsers; react-pdf imports the one for current browsers only. */
const pdfForAllBrowsers = {
  find: /^pdfjs-dist$/,
  replacement: fileURLToPath(
    new URL('node_modules/pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url),
  ),
}

const MOCKED_TESTS = 'tests/**/*.mock.test.{ts,tsx}'

export default defineConfig(({ mode, command }) => {
  const testing = Boolean(process.env.VITEST)
  const name = { development: 'dev', production: 'prod' }[mode] ?? mode
  const environment = readEnvironment(loadEnv(testing ? 'test' : name, process.cwd()))
  const port = Number(process.env.PORT) || undefined
  const { forSite, forWorkers } = licenses()
  const isPublished = environment.name === 'release' || environment.name === 'prod'
  return {
    mode: testing ? 'test' : name,
    define: {
      __BUILD__: JSON.stringify(command === 'build' ? Date.now().toString(36) : 'dev'),
      __STAGE__: JSON.stringify({
        ...environment,
        bibNotice: undefined,
        passwords: undefined,
        previewEdition: undefined,
      }),
      __BIB_NOTICE__: JSON.stringify(environment.bibNotice),
      __PASSWORDS__: JSON.stringify(environment.passwords),
      __PREVIEW_EDITION__: JSON.stringify(environment.previewEdition),
    },
    plugins: [
      // Must come before any plugin that serves requests.
      ownHosts(),
      react(),
      ...(testing ? [] : [shell(environment), serviceWorker(environment)]),
      antdStyles(),
      pdfAssets(),
      forSite,
      ...(environment.previewEdition ? [] : [withoutPreviewEdition()]),
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
        ...(testing ? [antdForNode, mammothForBrowsers] : []),
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
      sourcemap: false,
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
    test: {
      environment: './tests/support/nodeFetchEnvironment.ts',
      setupFiles: ['./tests/support/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // A visitor at the place of the race; tests of others set their own zone.
      env: { TZ: 'Asia/Shanghai' },
      testTimeout: 180_000,
      hookTimeout: 60_000,
      retry: 1,
      // The reports name a test's line.
      includeTaskLocation: true,
      // One more than there are processors, as a test waits for timers and answers a fifth of its time.
      maxWorkers: availableParallelism() + 1,
      sequence: { sequencer: ByEnvironment },
      // With `--coverage` only.
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,tsx}'],
        reportsDirectory: '.cache/coverage',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [MOCKED_TESTS],
            // Test files share their modules: loading the site again for each took half of the
            // time.
            isolate: false,
          },
        },
        // A file's module mocks must not be seen by other files.
        { extends: true, test: { name: 'mocked', include: [MOCKED_TESTS] } },
      ],
    },
  }
})
