import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './tools/browser.mjs'

const PORT = Number(process.env.E2E_PORT) || 4180

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // A machine that does other work at the same time may miss a limit once; it is told as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // Recording costs each test time, so only what failed once is recorded where nobody watches.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  webServer: {
    command: 'npx vite preview --mode test',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT), SANDBOX_DATA: '.sandbox/e2e' },
    reuseExistingServer: !process.env.CI,
  },
})
