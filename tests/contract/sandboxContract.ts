import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { type Accounts, accountsSchema } from '../../tools/contract/accountsFile.ts'
import { type Chapter, runContract } from '../../tools/contract/runContract.ts'
import { openRaceCenter } from '../sandbox/openRaceCenter.ts'

type Fetch = typeof globalThis.fetch
/** Changes the answers of a service, or the requests that reach it. */
export type Fault = (fetch: Fetch) => Fetch

/** The file for the sandbox of `npm start`, with the passwords' key of the tests. */
export const accounts = {
  ...v.parse(accountsSchema, JSON.parse(readFileSync('docs/api/accounts.json', 'utf8'))),
  passwords: testEnvironment().passwords,
}

/** Tries the sandbox at a stop of its clock, with a fault if one is given. */
export async function tryContract(
  { now, chapters, given = accounts }: { now: string; chapters?: Chapter[]; given?: Accounts },
  fault: Fault = (fetch) => fetch,
) {
  const { sandbox } = await openRaceCenter(now)
  const fetch: Fetch = (input, init) => sandbox.fetch(new Request(input, init))
  return runContract({
    base: 'http://localhost:5173',
    accounts: given,
    fetch: fault(fetch),
    ...(chapters && { chapters }),
  })
}

type Change = (response: Response, request: Request) => Response | Promise<Response>

/** Changes answers whose address contains a text. */
export const changed =
  (path: string, change: Change): Fault =>
  (fetch) =>
  async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(request.clone())
    return request.url.includes(path) ? change(response, request) : response
  }

interface Envelope {
  code: unknown
  msg: unknown
  // oxlint-disable-next-line typescript/no-explicit-any -- Faults change any part of it.
  data: any
}

/** An answer with another body. */
export const withBody = (response: Response, body: string) =>
  new Response(body, { status: response.status, headers: response.headers })

/** Changes envelopes of answers whose address contains a text. */
export const changedBody = (
  path: string,
  change: (envelope: Envelope, sent: string) => object | Promise<object>,
): Fault =>
  changed(path, async (response, request) => {
    const envelope = (await response.json()) as Envelope
    return withBody(response, JSON.stringify(await change(envelope, await request.text())))
  })
