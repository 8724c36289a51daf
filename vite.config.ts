import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { antdStyles } from './tools/antdStyles.ts'
import { nameOfFirstScreen, nameOfSmallPart } from './tools/files.ts'
import { handles } from './sandbox/prefixes.ts'
import { sandbox } from './sandbox/vitePlugin.ts'
import { readStage } from './src/api/readStage.ts'
import { pdfAssets } from './tools/pdfAssets.ts'
import { policyHosts } from './tools/policy.ts'
import { previewServer } from './tools/previewServer.ts'
import { serviceWorker } from './tools/serviceWorker.ts'
import { shell } from './tools/shell.ts'

/** The package names its development build alone, which carries its warnings with it. */
const routerWithoutWarnings = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

export default defineConfig(({ mode, command }) => {
  const testing = Boolean(process.env.VITEST)
  const name = { development: 'dev', production: 'prod' }[mode] ?? mode
  const stage = readStage(loadEnv(testing ? 'test' : name, process.cwd()))
  const port = Number(process.env.PORT) || undefined
  const isPublished = stage.name === 'release' || stage.name === 'prod'
  return {
    mode: testing ? 'test' : name,
    define: {
      __BUILD__: JSON.stringify(command === 'build' ? Date.now().toString(36) : 'dev'),
      __STAGE__: JSON.stringify({ ...stage, bibNotice: undefined, passwords: undefined }),
      __BIB_NOTICE__: JSON.stringify(stage.bibNotice),
      __PASSWORDS__: JSON.stringify(stage.passwords),
    },
    plugins: [
      react(),
      ...(testing ? [] : [shell(stage), serviceWorker(stage)]),
      antdStyles(),
      pdfAssets(),
      ...(isPublished ? [] : [sandbox()]),
      previewServer({ ...policyHosts(stage), ...(!isPublished && { passThrough: handles }) }),
    ],
    // React has it built in; the package is for versions without.
    resolve: {
      alias: [
        { find: 'use-sync-external-store/shim', replacement: 'react' },
        ...(command === 'build' ? [routerWithoutWarnings] : []),
      ],
    },
    // Only workers import these, where the development server does not look ahead: found late,
    // they would make it load the page again.
    optimizeDeps: { include: ['crypto-js/md5', 'lz-string', 'mammoth', 'minisearch', 'xlsx'] },
    html: { cspNonce: command === 'build' ? '__CSP_NONCE__' : undefined },
    server: { port: port ?? 5173, strictPort: true, host: true, allowedHosts: true },
    preview: { host: true },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What the first screen needs stands in two files: one that a new build leaves alone.
              { name: nameOfFirstScreen, priority: 1 },
              // Small parts of later pages stand in one: a request costs more than they weigh.
              { name: nameOfSmallPart, minShareCount: 2 },
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
    test: {
      environment: './tests/support/nodeFetchEnvironment.ts',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['./tests/support/setup.ts'],
      testTimeout: 30_000,
      maxWorkers: '100%',
    },
  }
})
