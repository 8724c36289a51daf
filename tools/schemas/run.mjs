/**
 * Writes schemas and references from what the site reads with: `npm run schemas`. With `-- --record`, answers
 * of the sandbox are recorded first as examples of the calls.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } })
if (values.record) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'tests/schemas/sandboxAnswers.test.ts'],
    { stdio: 'inherit', env: { ...process.env, RECORD_EXAMPLES: '1' } },
  )
  if (status !== 0) process.exit(1)
}

const { module } = await runnerImport('./tools/schemas/write.ts', {
  configFile: false,
  logLevel: 'error',
  // No call is made.
  define: { __ENVIRONMENT__: '{}', __PASSWORDS__: '{}' },
})
await module.write()
