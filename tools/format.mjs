/** Formats the given files, or the whole repository: `npm run format -- README.md`. */
import { spawnSync } from 'node:child_process'

const named = process.argv.slice(2)
const files = named.some((name) => !name.startsWith('-')) ? named : [...named, '.']
const { status } = spawnSync('npx', ['--no-install', 'prettier', '--write', ...files], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
