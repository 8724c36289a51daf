/**
 * Shows a site configuration that is not published: `npm run try -- race.json`. The site and its services run
 * on a host of their own; the files that the configuration names are looked for in its folder, and the
 * sign-up form in `form.json` there. Both are read again when they are saved. `PORT` is the port (5173).
 */
import { createHash } from 'node:crypto'
import { existsSync, watch } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createServer } from 'vite'

const [name = ''] = process.argv.slice(2)
if (!existsSync(name)) {
  console.error('npm run try -- race.json')
  process.exit(2)
}
const file = resolve(name)
process.env.SANDBOX_CONFIG = file
// Each file has data of its own, so that clock and sign-ups stay when it is tried again.
const id = createHash('md5').update(file).digest('hex').slice(0, 8)
process.env.SANDBOX_DATA ??= join('.sandbox', 'try', id)

const server = await createServer()
await server.listen()
const address = `http://try.localhost:${server.config.server.port}`
console.log(`
  Site           ${address}/
  Clock          ${address}/__sandbox/
  Find a runner  Robin Ward, passport T00000001
  Log in         runner1@race.test, password Marathon2024
  Check the file npm run check-config -- ${name}
`)

const READ = new Set([basename(file), 'form.json'])
/** @type {NodeJS.Timeout | undefined} */
let saving
watch(dirname(file), (_, changed) => {
  if (!READ.has(changed ?? '')) return
  // Editors write a file in several steps.
  clearTimeout(saving)
  saving = setTimeout(() => server.restart(), 200)
})
