/**
 * Tries the built site in Firefox and WebKit, which no test suite needs: `npm run test:browsers`.
 * Both come from Debian and are installed if asked for (`-- --install`), or after a question.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installDebianPackages, mayInstall } from '../support/install.mjs'
import { startPreview } from '../support/startPreview.mjs'
import { startFirefox } from './firefox.mjs'
import { steps } from './journey.mjs'
import { pageOf } from './page.mjs'
import { startWebkit } from './webkit.mjs'

const SIZE = { width: 1280, height: 900 }
const STEP_MS = 180_000
const RESULTS = 'test-results/browsers'
const ENGINES = [
  {
    name: 'Firefox',
    program: '/usr/bin/firefox-esr',
    packages: ['firefox-esr'],
    start: startFirefox,
  },
  {
    name: 'WebKit',
    program: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    start: startWebkit,
  },
]

const missing = ENGINES.filter(({ program }) => !existsSync(program))
const packages = [...missing.flatMap((engine) => engine.packages), 'fonts-noto-cjk']
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(' and ')
  const isAllowed = await mayInstall(`${names} are missing. Install Debian's?`)
  if (!isAllowed || !installDebianPackages(packages)) {
    console.error(`${names}: not installed. Debian: apt-get install ${packages.join(' ')}`)
    process.exit(3)
  }
}

/** A server of its own for each browser and race: a step stops that of the marathon. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const server = await startPreview({ data })
  return {
    ...server,
    async end() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const tooLong = () =>
  wait(STEP_MS, undefined, { ref: false }).then(() => {
    throw new Error('not done within three minutes')
  })

mkdirSync(RESULTS, { recursive: true })
let [passed, failed] = [0, 0]
for (const { name, program, start } of ENGINES) {
  console.log(`\n== ${name}`)
  const marathon = await startServer()
  const trailRace = await startServer()
  const stage = {
    road: `http://localhost:${marathon.port}`,
    trail: `http://trail.localhost:${trailRace.port}`,
    stopServer: () => void marathon.stop(),
  }
  const engine = await start(program, SIZE)
  try {
    const page = pageOf(engine)
    for (const [step, take] of steps) {
      try {
        await Promise.race([take(page, stage), tooLong()])
        passed += 1
        console.log(`ok      ${step}`)
      } catch (error) {
        failed += 1
        const picture = `${RESULTS}/${name}-${failed}.png`
        console.log(`FAILED  ${step}: ${error instanceof Error ? error.message : String(error)}`)
        writeFileSync(picture, Buffer.from(await engine.picture(), 'base64'))
        console.log(`        the screen: ${picture}`)
      }
    }
  } finally {
    await engine.close()
    await marathon.end()
    await trailRace.end()
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
