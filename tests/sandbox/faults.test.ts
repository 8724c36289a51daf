// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { ConnectionDropped } from '#sandbox/operator/faults.ts'
import { openSandbox } from './openSandbox.ts'

const FAULTS = '/__sandbox/faults'
const path = basicPaths.countries

test('a fault applies the given number of times', async () => {
  const { ask, get, post } = await openSandbox()
  await post(FAULTS, { path, times: 2, status: 503 })
  expect((await ask(path)).status).toBe(503)
  expect(await get(FAULTS)).toEqual([{ path, times: 1, status: 503 }])
  expect((await ask(`${path}?x=1`)).status).toBe(503)
  expect((await ask(path)).status).toBe(200)
  expect(await get(FAULTS)).toEqual([])
})

test('an exact path matches nothing else; a star matches every path with that prefix', async () => {
  const { ask, post } = await openSandbox()
  await post(FAULTS, { path: '/basic-center/api', times: -1, status: 500 })
  expect((await ask(path)).status).toBe(200)
  await post(FAULTS, { path: '/basic-center/*', times: -1, status: 502 })
  for (let i = 0; i < 3; i += 1) expect((await ask(path)).status).toBe(502)
  expect((await ask(filePaths.cloudConfig)).status).toBe(200)
})

test('faults apply in the order in which they were armed', async () => {
  const { ask, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, status: 500 })
  await post(FAULTS, { path, times: 1, status: 502 })
  expect([(await ask(path)).status, (await ask(path)).status]).toEqual([500, 502])
})

test.each([
  ['{"code":0', 'application/json'],
  ['', 'application/json'],
  ['<!doctype html><p>Log in', 'text/html; charset=utf-8'],
  ['<Error><Code>AccessDenied</Code></Error>', 'application/xml'],
])('the body %j is sent unchanged', async (body, type) => {
  const { ask, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, body })
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('date')).toContain('15 Aug 2024')
  expect(await response.text()).toBe(body)
})

test('a non-string body is sent as JSON, with the given headers', async () => {
  const { ask, post } = await openSandbox()
  const headers = { 'content-type': 'text/plain', 'x-cause': 'upkeep' }
  await post(FAULTS, { path, times: 1, status: 200, body: { code: 5001, msg: '维护中' }, headers })
  const response = await ask(path)
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(response.headers.get('x-cause')).toBe('upkeep')
  expect(await response.json()).toEqual({ code: 5001, msg: '维护中' })
})

test('a status that does not allow a body has none', async () => {
  const { ask, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, status: 204, body: 'x' })
  expect(await (await ask(path)).text()).toBe('')
})

test('a delayed response is the real one', async () => {
  const { get, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, delayMs: 30 })
  expect(await get(path)).toMatchObject({ code: 0 })
})

test('a delayed request is overtaken by a later one', async () => {
  const { get, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, delayMs: 600_000 })
  const onResponse = vi.fn<() => void>()
  void get(path).then(onResponse)
  expect(await get(path)).toMatchObject({ code: 0 })
  expect(onResponse).not.toHaveBeenCalled()
})

test('a dropped connection returns no response', async () => {
  const { ask, post } = await openSandbox()
  await post(FAULTS, { path, times: 1, drop: true })
  await expect(ask(path)).rejects.toBeInstanceOf(ConnectionDropped)
  expect((await ask(path)).status).toBe(200)
})

test('a request still delayed when the sandbox closes gets no response', async () => {
  const { ask, post, sandbox } = await openSandbox()
  await post(FAULTS, { path, times: 1, delayMs: 30 })
  const pending = ask(path)
  sandbox.close()
  await expect(pending).rejects.toBeInstanceOf(ConnectionDropped)
})

const TIMES = 'times must be a whole number above 0, or -1 (until reset).'
const PATH = 'path must begin with "/", may end with "*" and cannot be under /__sandbox.'
const FAULT = 'A fault has path, times and, if wanted, delayMs, status, body, drop, headers.'
const HEADERS = 'headers must be an object of header names and texts.'

test.each([
  [null, FAULT],
  [[], FAULT],
  ['{', 'The body is not JSON.'],
  [{ times: 1 }, FAULT],
  [{ path }, FAULT],
  [{ path, times: 1, colour: 'red' }, FAULT],
  [{ path: 'basic-center', times: 1 }, PATH],
  [{ path: '/__sandbox/reset', times: 1 }, PATH],
  [{ path: '/a*b', times: 1 }, PATH],
  [{ path: 1, times: 1 }, PATH],
  [{ path, times: 0 }, TIMES],
  [{ path, times: 1.5 }, TIMES],
  [{ path, times: '1' }, TIMES],
  [{ path, times: 1, delayMs: -1 }, 'delayMs must be a whole number from 0 to 600000.'],
  [{ path, times: 1, status: 101 }, 'status must be a whole number from 200 to 599.'],
  [{ path, times: 1, drop: 'yes' }, 'drop must be true or false.'],
  [{ path, times: 1, headers: { 'a b': 'c' } }, HEADERS],
  [{ path, times: 1, headers: { a: 1 } }, HEADERS],
  [{ path, times: 1, headers: { a: '维护' } }, HEADERS],
])('%j is rejected with a message', async (body, msg) => {
  const { get, send } = await openSandbox()
  const response = await send(FAULTS, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 400, msg, data: null })
  expect(await get(FAULTS)).toEqual([])
})
