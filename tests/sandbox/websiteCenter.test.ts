// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { websitePaths } from '#api/website/paths.ts'
import { content, openSandbox } from './openSandbox.ts'

const location = (host: string) => `${websitePaths.configLocation}?domainName=${host}`
const binding = (host: string) => `${websitePaths.raceByDomain}?domainName=${host}`

test.each(['localhost', '127.0.0.1', 'www.race.test'])(
  '%s has a race and a published configuration named after its digest',
  async (host) => {
    const { ask, get, locate } = await openSandbox()
    expect(await get(binding(host))).toEqual({
      code: 0,
      msg: 'ok',
      data: { raceId: 'yanling-2024', domainName: host },
    })

    const { fileMd5, uri, ...info } = await locate(host)
    expect(info).toMatchObject({ domainName: host, raceId: 'yanling-2024', onlineStatus: 1 })
    expect(uri).toBe(`/site-config/yanling-2024.${fileMd5.slice(0, 8)}.json`)

    const file = await ask(uri)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(createHash('md5').update(bytes).digest('hex')).toBe(fileMd5)
    expect(JSON.parse(bytes.toString())).toEqual(content.config)
  },
)

test('a bound host without a published configuration has only a race', async () => {
  const { get } = await openSandbox()
  expect(await get(binding('preview.race.test'))).toMatchObject({
    data: { raceId: 'yanling-2024' },
  })
  expect(await get(location('preview.race.test'))).toEqual({ code: 0, msg: 'ok', data: null })
})

test.each(['other.race.test', '%27%20OR%201=1--', '__proto__', '%F0%9F%8F%83'])(
  'the unbound host %s has neither race nor configuration',
  async (host) => {
    const { get } = await openSandbox()
    const domainName = decodeURIComponent(host)
    expect(await get(binding(host))).toEqual({ code: 0, msg: 'ok', data: { domainName } })
    expect(await get(location(host))).toMatchObject({ code: 0, data: null })
  },
)

test('a request without a host is rejected', async () => {
  const { ask } = await openSandbox()
  for (const path of [websitePaths.configLocation, `${websitePaths.raceByDomain}?domainName=`]) {
    const response = await ask(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, msg: 'The query has no domainName.' })
  }
})

test('race information is returned by race id', async () => {
  const { post } = await openSandbox()
  expect(await post(websitePaths.raceInfo, { raceId: 'yanling-2024' })).toEqual({
    code: 0,
    msg: 'ok',
    data: content.raceInfo,
  })
  expect(await post(websitePaths.raceInfo, { raceId: 'another' })).toMatchObject({
    code: 404,
    data: null,
  })
})

test.each([
  ['', 'The body is not JSON.'],
  ['{"raceId":', 'The body is not JSON.'],
  ['null', 'The body must be an object.'],
  ['[]', 'raceId is missing.'],
  ['{"raceId":{"$ne":1}}', 'raceId must be a text.'],
  ['{"raceId":""}', 'raceId must be filled in.'],
  ['[['.repeat(100_000), 'The body is not JSON.'],
])('the body %.20s is rejected with a message', async (body, msg) => {
  const { send } = await openSandbox()
  const response = await send(websitePaths.raceInfo, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 400, msg, data: null })
})
