// @vitest-environment node
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { countries } from '#api/basic/countries.ts'
import { paths } from '#api/website/paths.ts'
import { openSandbox, temporaryFolder } from './openSandbox.ts'

const EXPIRED = { code: 401, msg: '登录已过期，请重新登录', data: null }

test('the country list is the built-in one', async () => {
  const { get } = await openSandbox()
  expect(await get(paths.countries)).toEqual({ code: 0, msg: 'ok', data: countries })
})

test('an unknown or missing token counts as an expired session', async () => {
  const { ask, post } = await openSandbox()
  expect(await post(paths.commonInfo, {}, { token: 'made-up' })).toEqual(EXPIRED)
  expect(await (await ask(paths.commonInfo, { method: 'POST' })).json()).toEqual(EXPIRED)
})

test('a valid token identifies its account until it expires by the sandbox clock', async () => {
  const data = temporaryFolder()
  const { post } = await openSandbox({ data })
  const database = createClient({ url: pathToFileURL(join(data, 'sandbox.db')).href })
  const args = ['good', 'account-1', Date.parse('2024-09-01T00:00:00+08:00')]
  await database.execute({ sql: 'INSERT INTO sessions VALUES (?, ?, ?)', args })
  database.close()

  const check = () => post(paths.commonInfo, {}, { token: 'good' })
  expect(await check()).toEqual({ code: 0, msg: 'ok', data: { accountId: 'account-1' } })
  await post('/__sandbox/clock', { now: '2024-09-01 00:00:01' })
  expect(await check()).toEqual(EXPIRED)
})
