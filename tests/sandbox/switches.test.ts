// @vitest-environment node
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { openSandbox } from './openSandbox.ts'

const PEOPLE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('requests are logged, with secrets only marked as present', async () => {
  const { ask, get, send } = await openSandbox()
  await ask(`${websitePaths.raceByDomain}?domainName=localhost`, { headers: { osId: '1002' } })
  await send(basicPaths.commonInfo, {}, { token: 'secret', cookie: 'a=secret' })
  expect(await get('/__sandbox/requests')).toEqual([
    {
      method: 'GET',
      path: websitePaths.raceByDomain,
      query: { domainName: 'localhost' },
      headers: { osid: '1002', token: false, cookie: false, authorization: false },
      at: expect.stringMatching(/^2024-08-15T06:3/),
    },
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ token: true, cookie: true }),
    }),
  ])
  expect(JSON.stringify(await get('/__sandbox/requests'))).not.toContain('secret')
})

test('only the latest 200 requests are logged', async () => {
  const { ask, get } = await openSandbox()
  for (let i = 0; i < 203; i += 1) await ask(`/race-center/${i}`)
  const seen = await get('/__sandbox/requests')
  expect(seen).toHaveLength(200)
  expect(seen).toHaveProperty('0.path', '/race-center/3')
  expect(seen).toHaveProperty('199.path', '/race-center/202')
})

test('a reset restores clock and data and clears faults and requests', async () => {
  const { ask, get, post } = await openSandbox()
  await post('/__sandbox/clock', { now: 'race-day' })
  await post('/__sandbox/faults', { path: '/*', times: -1, status: 500 })
  expect((await ask(basicPaths.countries)).status).toBe(500)

  expect(await post('/__sandbox/reset', '')).toMatchObject({ faults: [] })
  expect(await get('/__sandbox/requests')).toEqual([])
  const response = await ask(basicPaths.countries)
  expect(response.status).toBe(200)
  expect(response.headers.get('date')).toContain('15 Aug 2024')
})

test('the inbox is empty until a code is sent', async () => {
  const { get } = await openSandbox()
  expect(await get('/__sandbox/inbox')).toEqual({ codes: [], captchas: [] })
})

test('people get a page with clock stops, armed faults and a link to the inbox, without scripts', async () => {
  const { ask, post } = await openSandbox()
  const fault = { path: '/i18n/*', times: -1, delayMs: 900, body: '<script>alert(1)</script>' }
  await post('/__sandbox/faults', fault)
  const page = await ask('/__sandbox/', { headers: PEOPLE })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const html = await page.text()
  expect(html).toContain('2024-08-15 14:36')
  for (const [name, { zh, en }] of Object.entries(yanling2024.clock.stops)) {
    expect(html).toContain(`value="${name}"`)
    expect(html).toContain(zh)
    expect(html).toContain(en)
  }
  expect(html).toContain('/i18n/*')
  expect(html).toContain('+900 ms')
  expect(html).toContain('href="/__sandbox/inbox"')
  expect(html).not.toContain('<script')
})

test('a form post redirects to the page; anything else gets JSON', async () => {
  const { ask, get } = await openSandbox()
  const form = (path: string, body: string) =>
    ask(path, { method: 'POST', body: new URLSearchParams(body) })
  const moved = await form('/__sandbox/clock', 'now=2024-09-22T08:00')
  expect(moved.status).toBe(303)
  expect(moved.headers.get('location')).toBe('/__sandbox/')
  expect(await get('/__sandbox')).toMatchObject({ now: expect.stringMatching(/^2024-09-22T00:00/) })
  expect((await form('/__sandbox/reset', '')).status).toBe(303)
  expect((await form('/__sandbox/clock', 'then=x')).status).toBe(400)
})
