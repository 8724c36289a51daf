// @vitest-environment node
import { expect, test } from 'vitest'
import { paths } from '../../src/api/paths.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { LIN, openSignUps, submission } from './openSignUps.ts'

const all = [...Object.values({ ...paths, ...raceCenterPaths, ...signUpPaths })].filter(
  (path) => typeof path === 'string',
)
const POSTED = all.filter((path) => !path.startsWith('/config/'))
const FILES: string[] = [paths.uploadImage, paths.uploadFile, raceCenterPaths.photoSearchByFace]

const MALFORMED: [name: string, body: string][] = [
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['an empty object', '{}'],
  ['a prototype', '{"__proto__":{"raceId":"yanling-2024"},"constructor":1}'],
  ['lists in lists', '['.repeat(200_000)],
  ['numbers for texts', JSON.stringify({ raceId: 1, name: {}, queryType: '4', values: 3 })],
  ['odd characters', JSON.stringify({ raceId: '\0', name: '\ud800', queryType: 4 })],
]

test.each(MALFORMED)('%s as a body is refused in words, on every path', async (_, body) => {
  const { ask, token } = await openSignUps()
  for (const path of POSTED) {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'x/y;;;']) {
      const headers = { 'content-type': type, token }
      const answer = await ask(path, { method: 'POST', body, headers })
      expect(answer.status, `${path} ${type}`).toBeLessThan(500)
      const told: unknown = JSON.parse(await answer.text())
      expect(told, path).toMatchObject({
        code: expect.any(Number),
        msg: expect.stringMatching(/./),
      })
    }
  }
})

test('a body that is too long is refused before it is read, whether its length is told or not', async () => {
  const { ask, token } = await openSignUps()
  const headers = { token, 'content-type': 'application/json' }
  for (const path of [paths.login, signUpPaths.submit, paths.raceInfo, '/__sandbox/clock']) {
    const told = await ask(path, { method: 'POST', body: 'x'.repeat(1_100_000), headers })
    expect([told.status, await told.json()]).toEqual([
      413,
      { code: 413, msg: 'The body is longer than 1 MB.', data: null },
    ])
  }
  for (const path of FILES) {
    let sent = 0
    // Endless: whoever reads it whole never answers.
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
  "?domainName=' OR 1=1 --",
  '?__proto__[x]=1',
])('a look-up of the host with %s is no fault of the server', async (query) => {
  const { ask } = await openSignUps()
  for (const path of [paths.raceByDomain, paths.configLocation]) {
    const answer = await ask(path + query)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.json()).not.toHaveProperty('data.raceId', 'yanling-2024')
  }
})

test.each([
  '/uploads/..%2f..%2fsandbox.db',
  '/uploads/%00',
  '/uploads/%E0%A4%A',
  '/config/%2e%2e/x',
])('%s is not found', async (path) => {
  const { ask } = await openSignUps()
  expect((await ask(path)).status).toBe(404)
})

test('the same request many times over is one deed, or told as such', async () => {
  const { send, submit, verified, get, token, ask } = await openSignUps()
  const body = submission({ score: await verified(LIN) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
  expect(answers[0]).toMatchObject({ code: 0 })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const outs = await Promise.all(Array.from({ length: 5 }, () => send(paths.logout, {})))
  for (const out of outs) expect(out).toMatchObject({ code: expect.any(Number) })
  const info = await ask(paths.commonInfo, { method: 'POST', headers: { token } })
  expect(await info.json()).toMatchObject({ code: 401 })
  expect(await get(`${paths.raceByDomain}?domainName=localhost`)).toMatchObject({ code: 0 })
})
