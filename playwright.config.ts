import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './tools/browser.mjs'

const PORT = Number(process.env.E2E_PORT) || 4180

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: 2,
  grepInvert: [
    ...(process.env.DEEP ? [] : [/@deep/]),
    ...(process.env.SCREENS ? [] : [/@screens/]),
  ],
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  use: {
    // A visitor at the place of the race; tests of others set their own zone.
    timezoneId: 'Asia/Shanghai',
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // Recording costs each test time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    { name: 'site', testIgnore: '**/deploy.spec.ts' },
    // Needs nginx.
    { name: 'deployment', testMatch: '**/deploy.spec.ts' },
  ],
  webServer: {
    command: 'npx vite preview --mode test',
    url: `http://localhost:${PORT}/`,
    // The build comes first; on a busy machine it takes minutes.
    timeout: 300_000,
    env: { PORT: String(PORT), SANDBOX_DATA: '.sandbox/e2e' },
    reuseExistingServer: !process.env.CI,
  },
})
