// @vitest-environment node
import { expect, test } from 'vitest'
import type { Finding, FindingKind } from '../../tools/contract/findings.ts'
import type { Chapter } from '../../tools/contract/runContract.ts'
import { isLongRun } from '../support/suite.ts'
import {
  accounts,
  changed,
  changedBody,
  type Fault,
  tryContract,
  withBody,
} from './sandboxContract.ts'

interface Planted {
  what: string
  chapters: Chapter[]
  now?: string
  fault: Fault
  /** Of the page, if the services are on another host. */
  origin?: string
  named: { kind?: FindingKind; call: Finding['call']; message: RegExp }
  /** Further calls that the same fault shows in. */
  also?: Finding['call'][]
}

const refused = (code: number, msg: string) => ({ code, msg, data: null })
const fromSent = (sent: string): Record<string, unknown> => JSON.parse(sent)

const headerRemoved = (path: string, name: string) =>
  changed(path, (response) => {
    const headers = new Headers(response.headers)
    headers.delete(name)
    // The sandbox adds a date to answers that have none.
    if (name === 'date') headers.set('date', 'unknown')
    return new Response(response.body, { status: response.status, headers })
  })

const always = (path: string, status: number, body: string, type = 'application/json') =>
  changed(
    path,
    () =>
      new Response(body, {
        status,
        headers: { 'content-type': type, date: new Date(0).toUTCString() },
      }),
  )

/** The second use of a captcha counts as the first. */
const captchaForever: Fault = (fetch) => {
  const seen = new Set<string>()
  return async (input, init) => {
    const request = new Request(input, init)
    const sent = request.method === 'POST' ? await request.clone().text() : ''
    const token = /"nc_token":"(\w+)"/.exec(sent)?.[1]
    const isSecond = token !== undefined && seen.has(token)
    if (token) seen.add(token)
    const response = await fetch(request)
    return isSecond
      ? withBody(response, '{"code":0,"msg":"ok","data":{"verificationToken":"again"}}')
      : response
  }
}

/** The code that the inbox has is in the answer that announces it. */
const codeInAnswer: Fault = (fetch) => async (input, init) => {
  const response = await fetch(input, init)
  if (!new Request(input, init).url.includes('/api/captcha/phone')) return response
  const envelope = (await response.json()) as { code: number; data: object | null }
  const inbox = await fetch('http://localhost:5173/__sandbox/inbox')
  const { codes } = (await inbox.json()) as { codes: { code: string }[] }
  return withBody(
    response,
    JSON.stringify(
      envelope.code === 0
        ? { ...envelope, data: { ...envelope.data, code: codes[0]?.code } }
        : envelope,
    ),
  )
}

/** Every account gets what the first one asked for before. */
const sharedEntries: Fault = (fetch) => {
  let first: string | undefined
  return async (input, init) => {
    const request = new Request(input, init)
    const token = request.headers.get('token')
    if (!request.url.includes('/signup/mine') || !token) return fetch(request)
    first ??= token
    request.headers.set('token', first)
    return fetch(request)
  }
}

const PLANTED: Planted[] = [
  {
    what: 'no date',
    chapters: ['basic'],
    fault: headerRemoved('/dict/country', 'date'),
    named: { call: 'countries', message: /no `Date` header/ },
  },
  {
    what: 'a code that is a text',
    chapters: ['website'],
    fault: changedBody('/api/website/race', (envelope) => ({
      ...envelope,
      code: String(envelope.code),
    })),
    named: { call: 'raceByDomain', message: /`code` is "0"; a number is expected/ },
  },
  {
    what: 'no message',
    chapters: ['website'],
    fault: changedBody('/api/website/race', ({ code, data }) => ({ code, data })),
    named: { call: 'raceByDomain', message: /`msg` is missing/ },
  },
  {
    what: 'a further field of the envelope',
    chapters: ['website'],
    fault: changedBody('/api/website/race', (envelope) => ({ ...envelope, success: true })),
    named: { call: 'raceByDomain', message: /not described: success/ },
  },
  {
    what: 'a further field of the data',
    chapters: ['website'],
    fault: changedBody('/api/website/config', (envelope) => ({
      ...envelope,
      data: envelope.data && Object.assign(envelope.data, { md5: 'x' }),
    })),
    named: { call: 'configLocation', message: /^data: unknown field md5/ },
  },
  {
    what: 'null in place of nothing',
    chapters: ['website'],
    fault: changedBody('/api/website/race?', (envelope) => ({
      ...envelope,
      data: Object.assign(envelope.data ?? {}, { raceId: null }),
    })),
    named: { call: 'raceByDomain', message: /^data\.raceId is null; string is expected/ },
  },
  {
    what: 'a time of another form',
    chapters: ['website'],
    fault: changedBody('/race/baseInfo', (envelope) => ({
      ...envelope,
      data: envelope.data && Object.assign(envelope.data, { startTime: '2024-10-27T07:30:00Z' }),
    })),
    named: {
      call: 'raceInfo',
      message: /^data\.startTime is not in the form of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    },
  },
  {
    what: 'codes of countries in small letters',
    chapters: ['basic'],
    fault: changedBody('/dict/country', (envelope) => {
      envelope.data[0].twoCode = 'cn'
      return envelope
    }),
    named: { call: 'countries', message: /^data\.0\.twoCode is not in the form of CN$/ },
  },
  {
    what: 'no address of the configuration',
    chapters: ['website'],
    fault: changedBody('/api/website/config', (envelope) => ({
      ...envelope,
      data: envelope.data && Object.assign(envelope.data, { uri: undefined }),
    })),
    named: { call: 'configLocation', message: /`uri` is missing/ },
  },
  {
    what: 'the MD5 of another file',
    chapters: ['website'],
    fault: changed('/site-config/', async (response) =>
      withBody(response, `${await response.text()} `),
    ),
    named: { call: 'file host', message: /MD5 is \w{32}; `fileMd5` is \w{32}/ },
  },
  {
    what: 'no configuration',
    chapters: ['website'],
    fault: always('/site-config/', 404, 'Not found', 'text/plain'),
    named: { kind: 'missing', call: 'file host', message: /not there: HTTP 404/ },
  },
  {
    what: 'a race of every host',
    chapters: ['website'],
    fault: changedBody('/api/website/race', (envelope) => ({
      ...envelope,
      data: Object.assign(envelope.data ?? {}, { raceId: 'yanling-2024' }),
    })),
    named: { call: 'raceByDomain', message: /a host that is not bound has a race/i },
  },
  {
    what: 'a page in place of JSON',
    chapters: ['results'],
    fault: always('/certificate/check', 200, '<!doctype html>', 'text/html'),
    named: { call: 'certificateCheck', message: /^The body is not JSON/ },
  },
  {
    what: 'a path that is not there',
    chapters: ['basic'],
    fault: always('/dict/country', 404, '{"code":404,"msg":"no","data":null}'),
    named: { kind: 'missing', call: 'countries', message: /HTTP 404/ },
  },
  {
    what: 'a call that is not implemented',
    chapters: ['signup'],
    fault: always('/events/past', 501, '{"code":501,"msg":"later","data":null}'),
    named: { kind: 'not implemented', call: 'pastEvents', message: /HTTP 501/ },
  },
  {
    what: 'a failure',
    chapters: ['basic'],
    fault: always('/dict/country', 500, '{"code":500,"msg":"broken","data":null}'),
    named: { call: 'countries', message: /HTTP 500 to a request as it is described/ },
  },
  {
    what: 'whole names in the results',
    chapters: ['results'],
    now: 'ten-days-after',
    fault: changed('/api/results?', async (response) =>
      withBody(response, (await response.text()).replaceAll(/("name":".)\*+/g, '$1远山')),
    ),
    named: { call: 'resultsList', message: /Names in the list are not masked/ },
  },
  {
    what: 'whole numbers in a search',
    chapters: ['searches'],
    fault: changed('/race-center/api/query', async (response) =>
      withBody(
        response,
        (await response.text()).replaceAll(/("cardNumber":")[^"]+/g, '$1110101199204180014'),
      ),
    ),
    named: { call: 'registrationStatus', message: /not masked/ },
    also: ['webRegistration'],
  },
  {
    what: 'full-width digits are other digits',
    chapters: ['searches'],
    fault: changedBody('/race-center/api/query', (envelope, sent) =>
      /[０-９]/.test(sent) ? refused(3004, 'No record') : envelope,
    ),
    named: { call: 'registrationStatus', message: /with full-width digits: refused with 3004/ },
  },
  {
    what: 'it is told which detail is wrong',
    chapters: ['searches'],
    fault: changedBody('/race-center/api/query', (envelope, sent) =>
      envelope.code === 3004 && fromSent(sent).name === '林知远'
        ? refused(3004, 'The number is wrong')
        : envelope,
    ),
    named: { call: 'registrationStatus', message: /different messages/ },
  },
  {
    what: 'searches without limit',
    chapters: ['searches'],
    fault: changedBody('/race-center/api/query', (envelope) =>
      envelope.code === 3003 ? { code: 0, msg: 'ok', data: {} } : envelope,
    ),
    named: { call: 'registrationStatus', message: /5 wrong tries, without a captcha: succeeded/ },
  },
  {
    what: 'an entry by name and bib',
    chapters: ['searches'],
    fault: changedBody('/race-center/api/query', (envelope) =>
      envelope.code === 3205 ? { code: 0, msg: 'ok', data: {} } : envelope,
    ),
    named: { call: 'registrationStatus', message: /by name and bib.*succeeded/ },
  },
  {
    what: 'a page after the last that is the first',
    chapters: ['results'],
    now: 'ten-days-after',
    fault: (fetch) => async (input, init) =>
      fetch(typeof input === 'string' ? input.replace('page=99999', 'page=1') : input, init),
    named: { call: 'resultsList', message: /page after the last is not empty/ },
  },
  {
    what: 'results of all in place of one sex',
    chapters: ['results'],
    now: 'ten-days-after',
    fault: (fetch) => async (input, init) =>
      fetch(typeof input === 'string' ? input.replace(/sex=\d/, 'sex=') : input, init),
    named: { call: 'resultsList', message: /one sex contain others/ },
  },
  {
    what: 'a certificate without the bib in its name',
    chapters: ['results'],
    now: 'ten-days-after',
    fault: headerRemoved('/race-center/api/query', 'content-disposition'),
    named: { call: 'certificate', message: /does not contain the bib/ },
  },
  {
    what: 'an unknown account is told apart',
    chapters: ['accounts'],
    fault: changedBody('/user-center/api/login', (envelope, sent) =>
      sent.includes('example.com') ? refused(2006, 'Unknown account') : envelope,
    ),
    named: { call: 'newSession', message: /different answers/ },
  },
  {
    what: 'accounts are locked',
    chapters: ['accounts'],
    fault: changedBody('/user-center/api/login', (envelope, sent) =>
      /nc_token=\w/.test(sent) ? refused(2008, 'Locked') : envelope,
    ),
    named: { call: 'newSession', message: /5 wrong ones, with a captcha: refused with 2008/ },
  },
  {
    what: 'passwords without limit',
    chapters: ['accounts'],
    fault: changedBody('/user-center/api/login', (envelope) =>
      envelope.code === 2008
        ? { code: 0, msg: 'ok', data: { token: 'x', accountId: 'x' } }
        : envelope,
    ),
    named: { call: 'newSession', message: /5 wrong ones, without a captcha: succeeded/ },
  },
  {
    what: 'a captcha for many calls',
    chapters: ['accounts'],
    fault: captchaForever,
    named: { call: 'phoneCode', message: /A captcha that was used before: succeeded/ },
  },
  {
    what: 'a code in the answer',
    chapters: ['accounts'],
    fault: codeInAnswer,
    named: { call: 'phoneCode', message: /contains the code/ },
  },
  {
    what: 'sessions that outlive a new password',
    chapters: ['accounts'],
    fault: changedBody('/common/info', (envelope) =>
      envelope.code === 401 ? { code: 0, msg: 'ok', data: { accountId: 'phone-09' } } : envelope,
    ),
    named: { call: 'commonInfo', message: /after a new password was set: succeeded/ },
  },
  {
    what: 'the same entry twice',
    chapters: ['signup'],
    fault: changedBody('/signup/submit', (envelope) => ({
      ...envelope,
      data: envelope.data && Object.assign(envelope.data, { signupId: crypto.randomUUID() }),
    })),
    named: { call: 'signupSubmission', message: /made a second entry/ },
    also: ['mySignups'],
  },
  {
    what: 'entries of another account',
    chapters: ['signup'],
    fault: sharedEntries,
    named: { call: 'mySignups', message: /Another account sees the entry/ },
  },
  {
    what: 'a text taken for a picture',
    chapters: ['signup'],
    fault: changedBody('/uploadImage', (envelope) =>
      envelope.code === 2301 ? { code: 0, msg: 'ok', data: { url: '/uploads/x.png' } } : envelope,
    ),
    named: { call: 'imageUpload', message: /A text that is called a picture: succeeded/ },
  },
  {
    what: 'a message in another language',
    chapters: ['searches'],
    fault: changedBody('/race-center/api/query', (envelope) =>
      envelope.code === 3004 ? refused(3004, '没有找到记录') : envelope,
    ),
    named: { call: 'registrationStatus', message: /not in the language of the page, en/ },
  },
  {
    what: 'a method that is refused without saying which is taken',
    chapters: ['statuses'],
    fault: headerRemoved('/dict/country', 'allow'),
    named: { call: 'countries', message: /without `Allow`/ },
  },
  {
    what: 'another method is taken',
    chapters: ['statuses'],
    fault: (fetch) => async (input, init) =>
      fetch(
        input,
        new Request(input, init).url.endsWith('/dict/country') && init?.method === 'DELETE'
          ? { ...init, method: 'GET' }
          : init,
      ),
    named: { call: 'countries', message: /The method DELETE: HTTP 200; 405 is expected/ },
  },
  {
    what: 'an error that repeats what was sent',
    chapters: ['statuses'],
    fault: changedBody('/race/baseInfo', (envelope, sent) => ({
      ...envelope,
      msg: `wrong: ${sent}`,
    })),
    named: { call: 'raceInfo', message: /repeats what was sent/ },
  },
  {
    what: 'another origin is not let in',
    chapters: ['basic'],
    fault: (fetch) => fetch,
    origin: 'https://www.race.example',
    named: { call: 'countries', message: /no `Access-Control-Allow-Origin` for/ },
    also: ['commonInfo', 'newSession'],
  },
  {
    what: 'a refusal by HTTP status',
    chapters: ['website'],
    fault: changed('/race/baseInfo', async (response) => {
      const body = await response.text()
      return new Response(body, {
        status: body.includes('"code":404') ? 404 : response.status,
        headers: response.headers,
      })
    }),
    named: { call: 'raceInfo', message: /HTTP 404, though the path is there/ },
  },
  {
    what: 'a page in place of an envelope where nothing is',
    chapters: ['statuses'],
    fault: changed('', async (response) => {
      if (response.status !== 404) return response
      return new Response(await response.text(), {
        status: 404,
        headers: { 'content-type': 'text/html' },
      })
    }),
    named: { call: 'website service', message: /content type is not `application\/json`/ },
    also: ['basic service', 'race service', 'user service'],
  },
]

test.runIf(isLongRun).each(PLANTED)(
  '$what is named',
  async ({ chapters, now = 'sign-up-open', fault, origin, named, also = [] }) => {
    const given = { ...accounts, origin }
    const { findings } = await tryContract({ now, chapters, given }, fault)
    const found = findings.find(
      ({ call, message }) => call === named.call && named.message.test(message),
    )
    expect(found ?? findings.map(({ call, message }) => `${call}: ${message}`)).toMatchObject({
      kind: named.kind ?? 'different',
      curl: expect.stringMatching(/^curl -i -X /),
    })
    const others = findings.map(({ call }) => call).filter((call) => call !== named.call)
    expect([...new Set(others)].toSorted()).toEqual(also.toSorted())
  },
)
