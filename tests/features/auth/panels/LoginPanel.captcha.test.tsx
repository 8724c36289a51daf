import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { chooseQuestion } from '#stores/captcha.ts'
import { setLanguage } from '#stores/language.ts'
import { operator, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { openDrawer } from '../openDrawer.tsx'

freshSiteEachTest()

/** Logs in with the service refusing the first attempt; collects the login requests. */
async function logIn(code: number, { inEnglish = false } = {}) {
  chooseQuestion(true)
  const { type, tick, press, user } = await openDrawer()
  const sent: Record<string, string>[] = []
  server.use(
    http.post(userPaths.login, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.clone().text())))
      if (sent.length === 1) return HttpResponse.json({ code, msg: '请稍后再试', data: null })
      return undefined
    }),
  )
  await type('手机号', '13800000001')
  await type('密码', 'Marathon2024')
  await tick()
  if (inEnglish) await act(() => setLanguage('en'))
  await press(inEnglish ? 'Log in' : '登录')
  return { user, sent }
}

test('after failed attempts by others, the owner passes a captcha and is logged in', async () => {
  const { user, sent } = await logIn(2008)
  const field = await screen.findByRole('textbox', { name: /^请按顺序/ })
  await user.type(field, `${(await operator.inbox()).captchas[0]?.answer}{Enter}`)
  expect(await screen.findByRole('link', { name: '个人中心' })).toBeVisible()
  const [first, second] = sent
  const payload = ['loginType', 'captcha', 'phone', 'password', 'encryptType', 'accountEmail']
  expect(Object.keys(first ?? {})).toEqual(payload)
  expect(second).toEqual({
    ...first,
    nc_token: expect.stringMatching(/./),
    scene: 'login',
    sessionId: expect.stringMatching(/./),
    sig: expect.stringMatching(/./),
    cloudType: 'aliyun',
  })
})

test('closing the captcha explains what to do and sends nothing', async () => {
  const { user, sent } = await logIn(2008, { inEnglish: true })
  const check = await screen.findByRole('dialog', { name: 'Security check: answer a question' })
  await user.click(within(check).getByRole('button', { name: 'Close' }))
  const texts =
    'The password was wrong several times. Log in again and complete the security check, or log in by code.'
  expect(await screen.findByText(texts)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('too many attempts are reported in English, with the time to wait', async () => {
  await logIn(2007, { inEnglish: true })
  expect(await screen.findByText('Too many attempts. Try again in 10 minutes.')).toBeVisible()
})
