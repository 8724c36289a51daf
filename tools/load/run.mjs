/**
 * Load test of the built site, as served by `deploy/`: `node tools/load/run.mjs`. One visit is
 * recorded in a browser. 2,000 visitors then request everything it requested, and 500 more look up
 * a result each. Loopback only. Prints figures, and fails if a response is wrong.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { BUILD_FOLDER } from '../build/buildFolder.mjs'
import { startNginx } from '../support/startNginx.mjs'
import { startPreview } from '../support/startPreview.mjs'
import { recordVisit } from './recordVisit.mjs'

/** @import { Asked } from './recordVisit.mjs' */
/** @typedef {(asked: Asked) => Promise<string>} Send */

const VISITORS = 2000
const SEARCHES = 500
/** Visitors arrive over this time. */
const ARRIVAL_MS = 45_000
/** Maximum concurrent visitors, as one script simulates them all. Further ones wait. */
const AT_ONCE = 100
/** As many connections as a browser opens to one host. */
const CONNECTIONS = 6
const REASONS_SHOWN = 5
const RACE_ID = 'yanling-2023'
const USER_SCORE = 4

if (!existsSync(`${BUILD_FOLDER}/index.html`)) {
  console.error('The site is not built. Run: npm run build -- --mode test')
  process.exit(1)
}

/** @type {number[]} */
const times = []
let bytes = 0
/** @type {string[]} */
const faults = []

/**
 * A plain HTTP client with its own loopback address. Its requests resolve to the body of a JSON
 * response, and fail if the status is not 200.
 * @param {number} port @param {number} number
 */
function createVisitor(port, number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`
  /** @type {Send} */
  const send = async ({ method, path, headers, body }) => {
    const begin = performance.now()
    const options = { host: '127.0.0.1', port, localAddress, agent, method, path, headers }
    /** @type {import('node:http').IncomingMessage} */
    const response = await new Promise((done, failed) => {
      ask(options, done)
        .on('error', (error) => failed(new Error(`${error.message}: ${method} ${path}`)))
        .end(body)
    })
    /** @type {Buffer[]} */
    const parts = []
    for await (const part of response) {
      bytes += part.length
      if (response.headers['content-type']?.includes('json')) parts.push(part)
    }
    times.push(Math.round(performance.now() - begin))
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${method} ${path}`)
    return Buffer.concat(parts).toString()
  }
  return { send, leave: () => agent.destroy() }
}

/** Runners of an earlier year, from the sandbox's database. @param {string} behind @param {string} data */
async function runnersOf(behind, data) {
  // The field is generated on first request.
  await fetch(`${behind}/race-center/api/results?raceId=${RACE_ID}&page=1&size=1`)
  const database = createClient({ url: pathToFileURL(join(data, 'sandbox.db')).href })
  const sql = `SELECT body ->> 'bib' AS bib, body ->> '$.person.name' AS name,
                 body ->> '$.person.cardNumber' AS card
               FROM raceRunners WHERE raceId = ? AND bib IS NOT NULL ORDER BY card LIMIT ?`
  const { rows } = await database.execute({ sql, args: [RACE_ID, SEARCHES] })
  database.close()
  if (rows.length < SEARCHES) throw new Error(`only ${rows.length} runners are known`)
  return /** @type {{ bib: string, name: string, card: string }[]} */ (
    /** @type {unknown} */ (rows)
  )
}

/**
 * Each runner must get their own result, masked, and no other data.
 * @param {Send} send @param {Awaited<ReturnType<typeof runnersOf>>} runners @param {number} index
 */
async function lookUp(send, runners, index) {
  const { bib = '', name = '', card: cardNumber } = runners[index] ?? {}
  const response = await send({
    method: 'POST',
    path: '/race-center/api/query',
    headers: { 'content-type': 'application/json', terminaltype: '3', osid: '1002' },
    body: JSON.stringify({ raceId: RACE_ID, queryType: USER_SCORE, name, cardNumber }),
  })
  const { code, msg, data: score } = JSON.parse(response)
  if (code !== 0) throw new Error(`search ${index}: ${msg}`)
  const [initial = '', ...rest] = name
  const masked = initial + '*'.repeat(Math.min(rest.length, 3))
  if (score.bib !== bib || score.name !== masked)
    throw new Error(`search ${index} was answered with another runner's result`)
  if (runners.some((one) => response.includes(one.card) || response.includes(one.name)))
    throw new Error(`search ${index} was answered with a name or a document's number`)
}

const folder = mkdtempSync(join(tmpdir(), 'load-'))
const root = join(folder, 'site')
const data = join(folder, 'data')
cpSync(BUILD_FOLDER, root, { recursive: true })
execFileSync(process.execPath, ['deploy/pack.mjs', root])
const sandbox = await startPreview({ data })
const behind = `http://127.0.0.1:${sandbox.port}`
/** @type {Awaited<ReturnType<typeof startNginx>> | undefined} */
let nginx
try {
  nginx = await startNginx({ root, behind })
  const { port } = nginx
  const [page, ...files] = await recordVisit(nginx)
  const runners = await runnersOf(behind, data)

  const begin = Date.now()
  /** @type {{ at: number, act: (send: Send) => Promise<unknown> }[]} */
  const comers = [
    ...Array.from({ length: VISITORS }, (_, i) => ({
      at: i / VISITORS,
      act: async (/** @type {Send} */ send) => {
        if (page) await send(page)
        await Promise.all(files.map(send))
      },
    })),
    ...Array.from({ length: SEARCHES }, (_, i) => ({
      at: i / SEARCHES,
      act: (/** @type {Send} */ send) => lookUp(send, runners, i),
    })),
  ].toSorted((a, b) => a.at - b.at)
  const waiting = comers.entries()
  const serve = async () => {
    for (const [number, { at, act }] of waiting) {
      await wait(begin + ARRIVAL_MS * at - Date.now())
      const { send, leave } = createVisitor(port, number)
      await act(send).catch((error) => faults.push(String(error)))
      leave()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, serve))
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  times.sort((a, b) => a - b)
  const timeAt = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]
  console.log(
    `${VISITORS} visitors and ${SEARCHES} searches arrived over ${ARRIVAL_MS / 1000} s ` +
      `and were served within ${seconds} s: ` +
      `${times.length} requests, ${(bytes / 1e6).toFixed(1)} MB; ` +
      `p50 ${timeAt(0.5)} ms, p95 ${timeAt(0.95)} ms, max ${timeAt(1)} ms; ` +
      `${faults.length} faults`,
  )
} finally {
  nginx?.stop()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults.slice(0, REASONS_SHOWN)) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
