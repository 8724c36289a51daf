/**
 * Type-checks the projects that `tsconfig.json` lists. With file names, prints and fails for errors
 * in those files only: `npm run typecheck -- src/main.tsx`. A file cannot be checked on its own,
 * because its types depend on its imports and on its project.
 */
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

const named = process.argv.slice(2).map((file) => relative('', file).replaceAll('\\', '/'))
// `--force`: TypeScript 7.0.2 keeps earlier results when a declaration of globals changes.
const { status, stdout } = spawnSync(
  'npx',
  ['--no-install', 'tsc', '-b', '--force', '--pretty', 'false'],
  { encoding: 'utf8' },
)
// Splits at the first line of each error, which names the file. Further lines are indented.
const errors = stdout.split(/\n(?=\S)/).filter((error) => error.trim() !== '')
const shown = errors.filter(
  (error) => named.length === 0 || named.some((file) => error.startsWith(`${file}(`)),
)
for (const error of shown) console.log(error.trimEnd())
if (named.length > 0 && errors.length > shown.length)
  console.log(`${errors.length - shown.length} errors in other files: npm run typecheck`)
process.exit(named.length > 0 ? Number(shown.length > 0) : (status ?? 1))
