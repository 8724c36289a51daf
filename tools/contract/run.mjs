/**
 * Tries services and says what is missing, not implemented or different from their description:
 * `npm run contract -- --base http://localhost:5173 --accounts docs/api/accounts.json [--only results,photos]`.
 * Exits with 1 if anything is, with 2 if the arguments or the file are wrong.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '' },
    accounts: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
})
const { module } = await runnerImport('./tools/contract/command.ts', {
  configFile: false,
  logLevel: 'error',
  // Calls are made from their descriptions, without the site's client.
  define: { __ENVIRONMENT__: '{}', __PASSWORDS__: '{}' },
})
const only = values.only.split(',').filter(Boolean)
if (!URL.canParse(values.base) || !existsSync(values.accounts) || !only.every(module.isChapter)) {
  console.error('npm run contract -- --base <url> --accounts <file> [--only <chapters>]')
  console.error(`chapters: ${module.chapterNames.join(', ')}`)
  process.exit(2)
}
process.exitCode = await module.runCommand({ base: values.base, accounts: values.accounts, only })
