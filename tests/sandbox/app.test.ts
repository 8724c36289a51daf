// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { openSandbox } from './openSandbox.ts'

test.each([
  ['/website-center/api/x', true],
  ['/user-center/api/login', true],
  ['/race-center/', true],
  ['/reg/', true],
  ['/reg', true],
  ['/__sandbox', true],
  ['/site-config/a.json', true],
  ['/', false],
  ['/assets/config/a.js', false],
  ['/__sandboxes', false],
  ['/registration', false],
])('handles %s: %s', async (path, isHandled) => {
  const { sandbox } = await openSandbox()
  expect(sandbox.handles(path)).toBe(isHandled)
})

test.each([
  ['GET', '/website-center/api/none'],
  ['GET', '/__sandbox/none'],
])('%s %s returns a 404 in the envelope of a service', async (method, path) => {
  const { ask } = await openSandbox()
  const response = await ask(path, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 404, msg: `Not found: ${path}`, data: null })
})

test.each([
  ['POST', websitePaths.raceByDomain, 'GET'],
  ['GET', '/user-center/api/login', 'POST'],
  ['PUT', '/race-center/api/signup/papers', 'GET, POST'],
])('%s %s is answered by 405 with the methods of the path', async (method, path, allowed) => {
  const { ask } = await openSandbox()
  const response = await ask(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ code: 405, data: null })
})

test.each([
  ['POST', websitePaths.raceInfo, 'text/plain'],
  ['POST', '/user-center/api/login', 'application/json'],
  ['POST', '/race-center/api/photo/searchByFace', 'application/json'],
])('%s %s does not take a body of type %s', async (method, path, type) => {
  const { ask } = await openSandbox()
  const response = await ask(path, { method, body: '{}', headers: { 'content-type': type } })
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ code: 415, data: null })
})

test('every response has the sandbox clock’s date, and only files may be cached', async () => {
  const { ask } = await openSandbox()
  for (const path of [
    basicPaths.countries,
    filePaths.cloudConfig,
    '/site-config/none',
    '/race-center/x',
  ]) {
    const date = (await ask(path)).headers.get('date')
    expect(date).toMatch(/^Thu, 15 Aug 2024 06:3[67]:\d\d GMT$/)
  }
  expect((await ask(basicPaths.countries)).headers.get('cache-control')).toBe('no-store')
  expect((await ask(filePaths.cloudConfig)).headers.get('cache-control')).toBe('no-cache')
})

test('a faked clock in the browser does not affect the server', async () => {
  const { ask } = await openSandbox()
  vi.useFakeTimers({ now: new Date('2034-01-01T00:00:00Z') })
  expect((await ask(basicPaths.countries)).headers.get('date')).toContain('15 Aug 2024')
})

test('files of the sandbox’s own races may be cached, and are missing elsewhere', async () => {
  const { sandbox } = await openSandbox()
  const picture = await sandbox.fetch(
    new Request('http://trail.localhost/kirigadake-2025/logo.svg'),
  )
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600')
  for (const path of ['/kirigadake-2025/none.svg', '/kirigadake-2025/../edition.ts']) {
    const missing = await sandbox.fetch(new Request(`http://trail.localhost${path}`))
    expect(missing.status, path).toBe(404)
    expect(missing.headers.get('cache-control'), path).toBe('no-store')
  }
})
