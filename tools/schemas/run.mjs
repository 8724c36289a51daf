/** Writes schemas and references from what the site reads with: `npm run schemas`. */
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tools/schemas/write.ts', {
  configFile: false,
  logLevel: 'error',
  // No call is made.
  define: { __ENVIRONMENT__: '{}', __PASSWORDS__: '{}' },
})
await module.write()
