// @vitest-environment node
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { racePaths } from '#api/race/paths.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { logoutPath } from '#api/user/logoutPath.ts'
import { userPaths } from '#api/user/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { LIN, openSignups, submission } from './openSignups.ts'

const all = [
  ...Object.values({
    ...websitePaths,
    ...basicPaths,
    ...filePaths,
    logoutPath,
    ...racePaths,
    ...signupPaths,
  }),
].filter((path) => typeof path === 'string')
const POSTED = all.filter((path) => !path.startsWith('/config/'))
const FILES: string[] = [userPaths.uploadImage, userPaths.uploadFile, racePaths.photoSearchByFace]

const MALFORMED: [name: string, body: string][] = [
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['an empty object', '{}'],
  ['a prototype', '{"__proto__":{"raceId":"yanling-2024"},"constructor":1}'],
  ['deeply nested lists', '['.repeat(200_000)],
  ['numbers for texts', JSON.stringify({ raceId: 1, name: {}, queryType: '4', values: 3 })],
  ['odd characters', JSON.stringify({ raceId: '\0', name: '\ud800', queryType: 4 })],
]

test.each(MALFORMED)('every path rejects %s as a body with a message', async (_, body) => {
  const { ask, token } = await openSignups()
  for (const path of POSTED) {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'x/y;;;']) {
      const headers = { 'content-type': type, token }
      const response = await ask(path, { method: 'POST', body, headers })
      expect(response.status, `${path} ${type}`).toBeLessThan(500)
      const told: unknown = JSON.parse(await response.text())
      expect(told, path).toMatchObject({
        code: expect.any(Number),
        msg: expect.stringMatching(/./),
      })
    }
  }
})

test('an oversized body is rejected before it is read, with or without a content length', async () => {
  const { ask, token } = await openSignups()
  const headers = { token, 'content-type': 'application/json' }
  for (const path of [
    userPaths.login,
    signupPaths.submit,
    websitePaths.raceInfo,
    '/__sandbox/clock',
  ]) {
    const told = await ask(path, { method: 'POST', body: 'x'.repeat(1_100_000), headers })
    expect([told.status, await told.json()]).toEqual([
      413,
      { code: 413, msg: 'The body is longer than 1 MB.', data: null },
    ])
  }
  for (const path of FILES) {
    let sent = 0
    // Endless: a server that reads all of it never responds.
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    expect((await ask(path, init)).status).toBe(413)
    expect(sent).toBeLessThan(40)
  }
})

test.each([
  '?domainName=',
  '?domainName=%E0%A4%A',
  '?domainName=a&domainName=b',
  `?domainName=${'a'.repeat(20_000)}`,
  '?__proto__[x]=1',
])('requesting a host with %s causes no server error', async (query) => {
  const { ask } = await openSignups()
  for (const path of [websitePaths.raceByDomain, websitePaths.configLocation]) {
    const response = await ask(path + query)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).not.toHaveProperty('data.raceId', 'yanling-2024')
  }
})

test.each([
  '/uploads/..%2f..%2fsandbox.db',
  '/uploads/%00',
  '/uploads/%E0%A4%A',
  '/config/%2e%2e/x',
])('%s is not found', async (path) => {
  const { ask } = await openSignups()
  expect((await ask(path)).status).toBe(404)
})

test('the same request sent many times takes effect once or is rejected', async () => {
  const { send, submit, verified, get, read, token, ask } = await openSignups()
  const body = submission({ score: await verified(LIN) })
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
  expect(responses[0]).toMatchObject({ code: 0 })
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(await read(signupPaths.mine)).toHaveProperty('data.signups.length', 1)
  const outs = await Promise.all(Array.from({ length: 5 }, () => send(logoutPath, {})))
  for (const out of outs) expect(out).toMatchObject({ code: expect.any(Number) })
  const info = await ask(basicPaths.commonInfo, { method: 'POST', headers: { token } })
  expect(await info.json()).toMatchObject({ code: 401 })
  expect(await get(`${websitePaths.raceByDomain}?domainName=localhost`)).toMatchObject({ code: 0 })
})

test.each(['1e308', '9007199254740993', '-1', '0', '1.5', 'NaN', '١'])(
  'page and size %s of the results are answered with a list',
  async (number) => {
    const { ask, send } = await openSignups()
    await send('/__sandbox/clock', { now: 'day-after' })
    const query = new URLSearchParams({
      raceId: 'yanling-2024',
      page: number,
      size: number,
      sex: number,
    })
    const response = await ask(`${racePaths.results}?${query}`)
    expect([response.status, await response.json()]).toMatchObject([200, { code: 0 }])
  },
)
