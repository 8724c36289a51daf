import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { ByEnvironment } from './tests/support/byEnvironment.ts'
import viteConfig from './vite.config.ts'

/** Tests load the library's CommonJS build; a second build beside it would ignore the site's theme. */
const antdForNode = { find: /^antd\/es\//, replacement: 'antd/lib/' }

/** Tests load the library's build for browsers, as the site does; the one for Node reads other input. */
const mammothForBrowsers = { find: /^mammoth$/, replacement: 'mammoth/mammoth.browser.min.js' }

const MOCKED_TESTS = 'tests/**/*.mock.test.{ts,tsx}'

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      resolve: { alias: [antdForNode, mammothForBrowsers] },
      test: {
        environment: './tests/support/nodeFetchEnvironment.ts',
        setupFiles: ['./tests/support/setup.ts'],
        css: { modules: { classNameStrategy: 'non-scoped' } },
        // A visitor at the place of the race; tests of others set their own zone.
        env: { TZ: 'Asia/Shanghai' },
        testTimeout: 180_000,
        hookTimeout: 60_000,
        // A test can be named by its line.
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
    }),
  ),
)
