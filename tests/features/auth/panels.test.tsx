import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { startSession } from '#stores/session.ts'
import { operator, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { isLongRun } from '#tests/support/suite.ts'
import { answering, openDrawer } from './openDrawer.tsx'

freshSiteEachTest()

const PASSWORD = 'Climb2024'

async function openEmailRegistration() {
  const opened = await openDrawer()
  await opened.choose('邮箱登录')
  await opened.press('立即注册')
  return opened
}

test.runIf(isLongRun)('registers by phone with a code and returns to the login', async () => {
  const { drawer, press, type, tick, passCheck, codeFor } = await openEmailRegistration()
  await press('手机号注册')
  await type('手机号', '13912345678')
  await press('获取验证码')
  await passCheck()
  expect(await drawer.findByRole('button', { name: /^\d+秒$/ })).toBeVisible()
  await type('验证码', await codeFor('13912345678'))
  await type('密码', PASSWORD)
  await type('确认密码', PASSWORD)
  await tick()
  await press('注册')
  expect(await screen.findByText('注册成功，请登录')).toBeVisible()
  const tab = drawer.getByRole('tab', { name: /账号密码登录/ })
  expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(tab).toHaveFocus()
  expect(drawer.getByLabelText('手机号')).toHaveValue('13912345678')
  expect(drawer.getByLabelText('密码')).toHaveValue('')
})

test.runIf(isLongRun)(
  'registers by e-mail with a code and returns to the e-mail login',
  async () => {
    const { drawer, press, type, tick, passCheck, codeFor } = await openEmailRegistration()
    await type('邮箱', 'runner@race.test')
    await press('获取验证码')
    await passCheck()
    expect(await drawer.findByRole('button', { name: /^\d+秒$/ })).toBeVisible()
    await type('验证码', await codeFor('runner@race.test'))
    await type('密码', PASSWORD)
    await type('确认密码', PASSWORD)
    await tick()
    await press('注册')
    expect(await screen.findByText('注册成功，请登录')).toBeVisible()
    expect(drawer.getByRole('tab', { name: /邮箱登录/ })).toHaveFocus()
    expect(drawer.getByLabelText('邮箱')).toHaveValue('runner@race.test')
  },
)

test('the error for a wrong code disappears once registration has succeeded', async () => {
  const { drawer, press, type, tick } = await openEmailRegistration()
  await press('手机号注册')
  await type('手机号', '13912345678')
  await type('验证码', '000000')
  await type('密码', PASSWORD)
  await type('确认密码', PASSWORD)
  await tick()
  await press('注册')
  expect(await screen.findByText('验证码错误')).toBeVisible()
  answering(userPaths.registerByPhone, { code: 0, data: true })
  await waitFor(() => expect(drawer.getByRole('button', { name: '注册' })).toBeEnabled())
  await press('注册')
  expect(await screen.findByText('注册成功，请登录')).toBeVisible()
  expect(screen.queryByText('验证码错误')).toBeNull()
})

test('a phone number without an account leads to registration and is carried over', async () => {
  answering(userPaths.login, { code: 2201, msg: '该手机号尚未注册，请先注册' })
  const { drawer, choose, press, type, tick, field } = await openDrawer()
  await choose('验证码登录')
  await type('手机号', '13912345678')
  await type('验证码', '123456')
  await tick()
  await press('登录')
  expect(await screen.findByText('该手机号尚未注册，请先注册')).toBeVisible()
  expect(drawer.getByText(/这个手机号还没有注册/)).toBeVisible()
  await press('手机号注册')
  expect(drawer.getByRole('heading', { name: '手机号注册' })).toHaveFocus()
  expect(field('手机号')).toHaveValue('13912345678')
  await press('返回登录')
  expect(field('手机号')).toHaveValue('13912345678')
})

test('a password reset sends the code’s token and ends the stored session', async () => {
  const { drawer, press, type, passCheck, codeFor } = await openDrawer()
  await press('忘记密码')
  await type('手机号', '13800000005')
  await press('获取验证码')
  await passCheck()
  await waitFor(async () => expect(await codeFor('13800000005')).not.toBe(''))
  await type('验证码', await codeFor('13800000005'))
  await type('密码', PASSWORD)
  await type('确认密码', PASSWORD)
  startSession('an-old-token', {})
  await press('确认修改')
  expect(await screen.findByText('修改成功，请用新密码登录')).toBeVisible()
  expect(drawer.getByRole('tab', { name: /账号密码登录/ })).toHaveFocus()
  expect(screen.getByRole('button', { name: '请登录', hidden: true })).toBeInTheDocument()
  for (const key of ['token', 'userData']) expect(localStorage.getItem(key)).toBeNull()
})

test('the register button is never disabled, and asks for the terms', async () => {
  const sent = answering(userPaths.registerByEmail, { code: 0, data: true })
  const { drawer, press } = await openEmailRegistration()
  await press('注册')
  expect(await drawer.findByText('请先同意用户协议和隐私政策')).toBeVisible()
  expect(drawer.getByText('请输入确认密码')).toBeVisible()
  expect(sent).toEqual([])
})

test('two different passwords are reported until they match', async () => {
  const { drawer, type, user } = await openEmailRegistration()
  await type('密码', PASSWORD)
  await type('确认密码', 'Other2024')
  await user.tab()
  expect(await drawer.findByText('两次输入的密码不一致')).toBeVisible()
  await type('确认密码', PASSWORD)
  await user.tab()
  await waitFor(() => expect(drawer.queryByText('两次输入的密码不一致')).toBeNull())
})

test.each([
  ['runner1@race.test', '该邮箱已被注册'],
  ['runner@race', '请输入正确的邮箱地址'],
  ['run-ner@race.test', '请输入正确的邮箱地址：@ 前只能是字母、数字、下划线和汉字'],
])('a new account by the e-mail %s: %s', async (email, fault) => {
  const { drawer, type, user } = await openEmailRegistration()
  await type('邮箱', email)
  await user.tab()
  expect(await drawer.findByText(fault)).toBeVisible()
})

test('an e-mail that cannot be checked does not block registration', async () => {
  const onCheck = vi.fn<() => void>()
  server.use(
    http.get(userPaths.emailRegistered, () => {
      onCheck()
      return HttpResponse.json({ code: 500 })
    }),
  )
  const sent = answering(userPaths.registerByEmail, { code: 0, data: true })
  const { type, tick, press } = await openEmailRegistration()
  await type('邮箱', 'free@race.test')
  await type('验证码', '123456')
  await type('密码', PASSWORD)
  await type('确认密码', PASSWORD)
  await tick()
  await press('注册')
  expect(await screen.findByText('注册成功，请登录')).toBeVisible()
  expect(onCheck).toHaveBeenCalled()
  expect(sent).toHaveLength(1)
})

test('a failed registration code is reported beside it, without a toast', async () => {
  answering(userPaths.emailCode, { code: 2104, msg: '验证失败' })
  const { drawer, type, press, passCheck } = await openEmailRegistration()
  await type('邮箱', 'free@race.test')
  await press('获取验证码')
  await passCheck()
  expect(await drawer.findByText('验证码发送失败，请重新获取')).toBeVisible()
  expect(screen.queryByText('验证失败')).toBeNull()
  expect(drawer.getByRole('button', { name: '获取验证码' })).toBeEnabled()
})

test('closing the captcha sends no code and says what is missing', async () => {
  const { drawer, choose, type, press, user } = await openDrawer()
  await choose('验证码登录')
  await type('手机号', '13800000001')
  await press('获取验证码')
  await screen.findByRole('slider')
  const check = screen.getByRole('dialog', { name: '请完成滑动验证' })
  await user.click(within(check).getByRole('button', { name: '关闭' }))
  expect(await drawer.findByText('请先滑动滑块')).toBeVisible()
  const asked = (await operator.requests()).map(({ path }) => path)
  expect(asked).not.toContain(userPaths.phoneCode)
})

test('every panel leads back to the login', async () => {
  const { drawer, press, choose } = await openEmailRegistration()
  await press('返回登录')
  await choose('账号密码登录')
  await press('忘记密码')
  await press('返回登录')
  expect(drawer.getByRole('tab', { name: /账号密码登录/ })).toBeVisible()
})
