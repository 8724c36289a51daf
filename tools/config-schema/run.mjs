/** Writes schemas and reference of the site configuration from what the site reads with: `npm run schemas`. */
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tools/config-schema/write.ts', {
  configFile: false,
  logLevel: 'error',
})
await module.write()
