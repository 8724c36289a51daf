import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'

const RACE_ID = 'yanling-2023'
const USER_SCORE = 4

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '')

/** @typedef {import('./loadVisitor.mjs').Visitor} Visitor */

/**
 * Reads runners of an earlier year from the sandbox database. Returns a function that searches for
 * one of them.
 * @param {{ behind: string, data: string, count: number }} options
 */
export async function searches({ behind, data, count }) {
  // The field is generated on first request.
  await fetch(`${behind}/race-center/api/results?raceId=${RACE_ID}&page=1&size=1`)
  const database = createClient({ url: pathToFileURL(join(data, 'sandbox.db')).href })
  const sql = `SELECT body ->> 'bib' AS bib, body ->> '$.person.name' AS name,
                 body ->> '$.person.cardNumber' AS card
               FROM raceRunners WHERE raceId = ? AND bib IS NOT NULL ORDER BY card LIMIT ?`
  const { rows } = await database.execute({ sql, args: [RACE_ID, count] })
  database.close()
  if (rows.length < count) throw new Error(`only ${rows.length} runners are known`)
  const runners = rows.map(({ bib, name, card }) => ({
    bib: textOf(bib),
    name: textOf(name),
    card: textOf(card),
  }))

  /**
   * Each visitor must get their own result, masked, and no other data.
   * @param {Visitor} visitor
   * @param {number} i
   */
  return async (visitor, i) => {
    const runner = runners[i]
    if (!runner) throw new Error(`no runner ${i}`)
    const body = JSON.stringify({
      raceId: RACE_ID,
      queryType: USER_SCORE,
      name: runner.name,
      cardNumber: runner.card,
    })
    const headers = { 'content-type': 'application/json', terminaltype: '3', osid: '1002' }
    const text = await visitor.send({
      method: 'POST',
      path: '/race-center/api/query',
      headers,
      body,
    })
    const { code, msg, data: score } = JSON.parse(text)
    if (code !== 0) throw new Error(`search ${i}: ${msg}`)
    const [initial = '', ...rest] = runner.name
    const masked = initial + '*'.repeat(Math.min(rest.length, 3))
    if (score.bib !== runner.bib || score.name !== masked) {
      throw new Error(`search ${i} was answered with another runner's result`)
    }
    const isUnmasked = runners.some(({ name, card }) => text.includes(card) || text.includes(name))
    if (isUnmasked) throw new Error(`search ${i} was answered with a name or a document's number`)
  }
}
