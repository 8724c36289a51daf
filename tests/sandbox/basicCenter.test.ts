// @vitest-environment node
import { expect, test } from 'vitest'
import { builtInCountries } from '#api/basic/countries.ts'
import { basicPaths } from '#api/basic/paths.ts'
import { openSandbox } from './openSandbox.ts'

const EXPIRED = { code: 401, msg: '登录已过期，请重新登录', data: null }

test('the country list is the built-in one', async () => {
  const { get } = await openSandbox()
  expect(await get(basicPaths.countries)).toEqual({ code: 0, msg: 'ok', data: builtInCountries })
})

test('an unknown or missing token counts as an expired session', async () => {
  const { ask, post } = await openSandbox()
  expect(await post(basicPaths.commonInfo, {}, { token: 'made-up' })).toEqual(EXPIRED)
  expect(await (await ask(basicPaths.commonInfo, { method: 'POST' })).json()).toEqual(EXPIRED)
})
