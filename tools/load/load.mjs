/**
 * Load test of the built site, as served by `deploy/`: `node tools/load/load.mjs`. One visit is
 * recorded in a browser. 2,000 visitors then request everything it requested, and 500 more look up
 * a result each. Loopback only. Prints figures, and fails if a response is wrong.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BUILD_FOLDER } from '../buildFolder.mjs'
import { searches } from './loadSearches.mjs'
import { seeVisit } from './loadVisit.mjs'
import { createVisitor } from './loadVisitor.mjs'
import { freePort, startNginx } from '../startNginx.mjs'

const VISITORS = 2000
const SEARCHES = 500
/** Visitors arrive over this time. */
const ARRIVAL_MS = 45_000
/** Maximum concurrent visitors, as one script simulates them all. Further ones wait. */
const AT_ONCE = 100
const REASONS_SHOWN = 5

if (!existsSync(`${BUILD_FOLDER}/index.html`)) {
  console.error('The site is not built. Run: npm run build -- --mode test')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'load-'))
const root = join(folder, 'site')
const data = join(folder, 'data')
cpSync(BUILD_FOLDER, root, { recursive: true })
execFileSync(process.execPath, ['deploy/pack.mjs', root])
const port = await freePort()
const behind = `http://127.0.0.1:${port}`
const sandbox = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'preview', '--mode', 'test'],
  { env: { ...process.env, PORT: String(port), SANDBOX_DATA: data }, stdio: 'ignore' },
)
/** @type {Awaited<ReturnType<typeof startNginx>> | undefined} */
let nginx

/** @param {number[]} sorted @param {number} share */
const timeAt = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
/** @param {number} bytes */
const mega = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

/** @type {string[]} */
let faults = []
try {
  while (!(await fetch(behind).catch(() => undefined))) await wait(100)
  nginx = await startNginx({ root, behind })
  const { port: sitePort } = nginx
  const { first, returning, requests } = await seeVisit(nginx)
  for (const [name, visit] of Object.entries({ 'first visit': first, 'the next one': returning })) {
    console.log(
      `${name}: ${visit.requests} requests, ${Math.round(visit.bytes / 1000)} KB; ` +
        `of them to the services ${visit.service.requests}, ${Math.round(visit.service.bytes / 1000)} KB; ` +
        `to the file host ${visit.files.requests}, ${Math.round(visit.files.bytes / 1000)} KB`,
    )
  }
  console.log(`asked for by the page of the first visit itself: ${requests.length}`)
  const askResults = await searches({ behind, data, count: SEARCHES })

  const begin = Date.now()
  /** @type {number[]} */
  const times = []
  let bytes = 0
  const comers = [
    ...Array.from({ length: VISITORS }, (_, i) => ({ at: i / VISITORS, look: -1 })),
    ...Array.from({ length: SEARCHES }, (_, i) => ({ at: i / SEARCHES, look: i })),
  ].toSorted((a, b) => a.at - b.at)
  let next = 0
  const serve = async () => {
    for (let number = next++; ; number = next++) {
      const comer = comers[number]
      if (!comer) return
      await wait(begin + ARRIVAL_MS * comer.at - Date.now())
      const visitor = createVisitor(sitePort, number, (ms, size) => {
        times.push(ms)
        bytes += size
      })
      try {
        if (comer.look < 0) await visitor.visit(requests)
        else await askResults(visitor, comer.look)
      } catch (error) {
        faults.push(String(error))
      } finally {
        visitor.leave()
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, serve))
  const took = Date.now() - begin
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `${VISITORS} visitors and ${SEARCHES} searches arrived over ${ARRIVAL_MS / 1000} s ` +
      `and were served within ${(took / 1000).toFixed(1)} s: ` +
      `${times.length} requests, ${mega(bytes)}; ` +
      `p50 ${timeAt(sorted, 0.5)} ms, p95 ${timeAt(sorted, 0.95)} ms, max ${timeAt(sorted, 1)} ms; ` +
      `${faults.length} faults`,
  )
} finally {
  nginx?.stop()
  sandbox.kill()
  await wait(200)
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults.slice(0, REASONS_SHOWN)) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
