/**
 * Formats the given files, or the whole repository: `npm run format -- README.md`. With `--check` it
 * names the files that are not formatted, and fails for them.
 */
import { spawnSync } from 'node:child_process'

const args = process.argv.slice(2)
const named = args.filter((arg) => arg !== '--check')
const files = named.some((name) => !name.startsWith('-')) ? named : [...named, '.']
const { status } = spawnSync(
  'npx',
  ['--no-install', 'prettier', args.includes('--check') ? '--check' : '--write', ...files],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
