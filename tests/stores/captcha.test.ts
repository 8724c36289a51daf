// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { environment } from '#environment/environment.ts'
import {
  openCaptcha,
  cancelCaptcha,
  finishCaptcha,
  type CaptchaOutcome,
  useCaptcha,
} from '#stores/captcha.ts'
import { setCloudProvider } from '#stores/site.ts'

const captchaToken = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g' } as const
const passed: CaptchaOutcome = { kind: 'passed', captchaToken }
const asked = () => useCaptcha.getState().requested
const idNow = () => asked()?.id ?? ''

afterEach(() => {
  cancelCaptcha()
  environment.captcha.kind = 'slider'
})

test('an open captcha resolves with its outcome', async () => {
  const outcome = openCaptcha('login')
  expect(asked()).toMatchObject({ scene: 'login', kind: 'slider' })
  finishCaptcha(idNow(), passed)
  expect(asked()).toBeNull()
  expect(await outcome).toEqual(passed)
})

test('an outcome after closing is ignored', async () => {
  const outcome = openCaptcha('login')
  const id = idNow()
  cancelCaptcha()
  finishCaptcha(id, passed)
  expect(await outcome).toEqual({ kind: 'cancelled' })
})

test('a new captcha cancels the previous one, whose outcome is ignored', async () => {
  const first = openCaptcha('login')
  const id = idNow()
  const second = openCaptcha('reset')
  expect(await first).toEqual({ kind: 'cancelled' })
  finishCaptcha(id, passed)
  expect(asked()).toMatchObject({ scene: 'reset' })
  finishCaptcha(idNow(), { kind: 'rejected' })
  expect(await second).toEqual({ kind: 'rejected' })
})

test.each([
  ['aliyun', 'aliyun', 'aliyun'],
  ['aliyun', 'tencentyun', 'slider'],
  ['slider', 'aliyun', 'slider'],
] as const)('an environment with %s and the provider %s shows the %s', (kind, provider, shown) => {
  environment.captcha.kind = kind
  setCloudProvider(provider)
  void openCaptcha('login')
  expect(asked()?.kind).toBe(shown)
})
