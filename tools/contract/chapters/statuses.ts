import * as v from 'valibot'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { type Request as Described, requests } from '#api/requests.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { Note } from '../caller.ts'
import type { SentRequest } from '../curl.ts'
import { madeUp, type Trial } from '../trial.ts'

const names = Object.keys(endpoints) as EndpointName[]
const LARGE_BYTES = 22_000_000
const CALLER_HEADERS = 'content-type, osid, terminaltype, token'

const isEnvelope = (body: string) => {
  try {
    const read: unknown = JSON.parse(body)
    return isRecord(read) && 'code' in read && 'msg' in read
  } catch {
    return false
  }
}

/** Notes what is wrong with the body of a refusal by HTTP status. */
function noteBody(note: Note, what: string, headers: Headers, body: string): void {
  if (!isEnvelope(body)) note(`${what}: the body has no \`code\` and \`msg\``)
  else if (!headers.get('content-type')?.includes('json'))
    note(`${what}: the content type is not \`application/json\``)
}

/** Sends a request that must be refused by its HTTP status. Returns the body. */
async function expectStatus(
  trial: Trial,
  name: EndpointName,
  request: SentRequest,
  { statuses, what }: { statuses: number[]; what: string },
): Promise<{ body: string; headers: Headers } | undefined> {
  const note = trial.noteOf(name, request)
  const response = await trial.send(request)
  if (!response) return undefined
  if (response.status === 404)
    // The calls before have noted it.
    return trial.tried.has(name) ? undefined : note('The path is not known: HTTP 404', 'missing')
  const body = await response.text()
  if (!statuses.includes(response.status))
    return note(`${what}: HTTP ${response.status}; ${statuses.join(' or ')} is expected`)
  noteBody(note, what, response.headers, body)
  return { body, headers: response.headers }
}

/** The first call of each path. */
function firstOfPaths(): EndpointName[] {
  const paths = names.map((name) => endpoints[name].path)
  return names.filter((name, index) => paths.indexOf(endpoints[name].path) === index)
}

/** Another method than the one described. */
async function tryMethods(trial: Trial): Promise<void> {
  for (const name of firstOfPaths()) {
    const described: Described = requests[name]
    const { headers } = trial.requestOf(name, {})
    const method = described.in === 'query' ? 'DELETE' : 'PUT'
    const request = { method, url: trial.urlOf(name), headers }
    const answer = await expectStatus(trial, name, request, {
      statuses: [405],
      what: `The method ${method}`,
    })
    if (answer && !answer.headers.has('allow'))
      trial.noteOf(name, request)('HTTP 405 comes without `Allow`')
  }
}

/** Bodies and queries that are not as described, of other types, and too long. */
async function tryBodies(trial: Trial, token: string | undefined): Promise<void> {
  const marker = madeUp()
  for (const name of firstOfPaths()) {
    const described: Described = requests[name]
    const options = { token }
    const needsFields = !v.is(described.schema, {})
    if (described.in === 'query' && needsFields) {
      const { headers } = trial.requestOf(name, {}, options)
      const request = { method: 'GET', url: trial.urlOf(name), headers }
      await expectStatus(trial, name, request, { statuses: [400], what: 'A query without fields' })
    }
    // A call without fields need not read its body.
    if (described.in !== 'json' || !needsFields) continue
    const whole = trial.requestOf(name, {}, options)
    const notJson = { ...whole, body: `{"${marker}` }
    const answer = await expectStatus(trial, name, notJson, {
      statuses: [400],
      what: 'A body that is not JSON',
    })
    if (answer?.body.includes(marker))
      trial.noteOf(name, notJson)('The answer to a wrong body repeats what was sent')
    const empty = { ...whole, body: '{}' }
    await expectStatus(trial, name, empty, { statuses: [400], what: 'A body without fields' })
    const plain = { ...whole, headers: { ...whole.headers, 'content-type': 'text/plain' } }
    await expectStatus(trial, name, plain, { statuses: [415], what: 'A body of type text/plain' })
  }
  const large = { ...trial.requestOf('raceInfo', {}), body: `"${'x'.repeat(LARGE_BYTES)}"` }
  await expectStatus(trial, 'raceInfo', large, { statuses: [413], what: 'A body of 22 MB' })
}

/** Paths that are not there, and what a browser asks before it calls another host. */
async function tryServices(trial: Trial): Promise<void> {
  const { origin } = trial.accounts
  const services = new Map(names.map((name) => [endpoints[name].service, name]))
  for (const [service, name] of services) {
    const { headers } = trial.requestOf(name, {})
    const prefix = endpoints[name].path.split('/').slice(0, 3).join('/')
    const request = { method: 'GET', url: `${trial.hostOf(service)}${prefix}/${madeUp()}`, headers }
    const response = await trial.send(request)
    const note = trial.noteOf(`${endpoints[name].service} service`, request)
    if (response && response.status !== 404)
      note(`A path that is not there: HTTP ${response.status}; 404 is expected`)
    else if (response)
      noteBody(note, 'A path that is not there', response.headers, await response.text())
    if (origin !== undefined) await tryPreflight(trial, name, origin)
  }
}

async function tryPreflight(trial: Trial, name: EndpointName, origin: string): Promise<void> {
  const request = {
    method: 'OPTIONS',
    url: trial.urlOf(name),
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': CALLER_HEADERS,
    },
  }
  const response = await trial.send(request)
  if (!response) return
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase()
  const lacking = CALLER_HEADERS.split(', ').filter((header) => !allowed.includes(header))
  const note = trial.noteOf(name, request)
  if (!response.ok) note(`A browser’s question before a call: HTTP ${response.status}`)
  else if (lacking.length > 0 && allowed !== '*')
    note(`\`Access-Control-Allow-Headers\` lacks ${lacking.join(', ')}`)
}

/** HTTP statuses of what is not as described. */
export async function tryStatuses(trial: Trial): Promise<void> {
  const [first] = trial.accounts.accounts
  const opened = first && (await trial.session(first))
  await tryServices(trial)
  await tryMethods(trial)
  await tryBodies(trial, opened?.token)
}
