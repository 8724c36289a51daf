import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './tools/support/browser.mjs'

const PORT = Number(process.env.E2E_PORT) || 4180
/** Folder of traces, the server's log and its data. The test runner gives each run one of its own. */
const RESULTS = process.env.E2E_RESULTS ?? 'test-results/by-hand'
/** Needs nginx. */
const DEPLOYMENT = '**/deploy.spec.ts'

mkdirSync(RESULTS, { recursive: true })

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${RESULTS}/traces`,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${RESULTS}/report.json` }]],
  use: {
    // A visitor at the place of the race; tests of others set their own zone.
    timezoneId: 'Asia/Shanghai',
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // Recording slows every test down.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    { name: 'core', testIgnore: DEPLOYMENT, grep: /@core/ },
    { name: 'site', testIgnore: DEPLOYMENT, grepInvert: /@(?:core|deep|screens)/ },
    { name: 'deep', grep: /@deep/ },
    // Pictures for people to look at; no suite makes them.
    ...(process.env.SCREENS ? [{ name: 'screens', grep: /@screens/ }] : []),
    // Journeys in the window of a phone, with the user agent of a desktop browser.
    {
      name: 'phone',
      grep: /@narrow/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The same journeys in a window of 1,280 px that is zoomed to 400 %.
    { name: 'zoomed', grep: /@narrow/, use: { viewport: { width: 320, height: 225 } } },
    { name: 'deployment', testMatch: DEPLOYMENT },
  ],
  webServer: {
    command: `npx vite preview --mode test >> ${RESULTS}/server.log 2>&1`,
    url: `http://localhost:${PORT}/`,
    // The build comes first; on a busy machine it takes minutes.
    timeout: 300_000,
    env: { PORT: String(PORT), SANDBOX_DATA: `${RESULTS}/sandbox` },
    reuseExistingServer: !process.env.CI,
  },
})
