import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { publish } from '#tests/support/publish.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { isLongRun } from '#tests/support/suite.ts'
import { answering, openDrawer } from './openDrawer.tsx'

freshSiteEachTest()

const PASSWORD = 'Marathon2024'
/** What is stored is more than the site reads. */
const sessionPhone = () =>
  (JSON.parse(localStorage.getItem('userData') ?? '{}') as { username?: string }).username

describe('the login drawer', () => {
  test.runIf(isLongRun)(
    'logs in by phone and password, stores the session and closes',
    async () => {
      const { drawer, type, tick, press } = await openDrawer()
      expect(drawer.getByRole('tab', { name: /账号密码登录/ })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await type('手机号', '138 0000 0001')
      await type('密码', PASSWORD)
      expect(drawer.getByRole('button', { name: '登录' })).toBeDisabled()
      await tick()
      await press('登录')
      expect(await screen.findByRole('link', { name: '个人中心' })).toBeVisible()
      expect(sessionPhone()).toBe('13800000001')
      expect(localStorage.getItem('token')).toBeTruthy()
      expect(localStorage.getItem('userData')).not.toContain('imUserPassword')
      // The focus returns once it has closed.
      await waitFor(() => expect(screen.getByRole('link', { name: '个人中心' })).toHaveFocus())
    },
  )

  test('at a race that takes no phones from China a test account logs in by e-mail', async () => {
    publish({ race: { ...yanling2024.race, phoneCountries: ['351'] } })
    const { drawer, field, user, press, tick } = await openDrawer()
    await user.click(await drawer.findByText('开发者面板'))
    await press('13800000002')
    expect(field('邮箱')).toHaveValue('runner2@race.test')
    await tick()
    await press('登录')
    expect(await screen.findByRole('link', { name: '个人中心' })).toBeVisible()
  })

  test.each(['+86 138 0000 0001', '１３８００００ ０００１', '0086-138-0000-0001'])(
    'a pasted phone number %s is normalised, and sent without a country code',
    async (pasted) => {
      const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
      const { field, user, type, tick, press } = await openDrawer()
      await user.click(field('手机号'))
      await user.paste(pasted)
      expect(field('手机号')).toHaveValue('13800000001')
      await type('密码', PASSWORD)
      await tick()
      await press('登录')
      expect(await screen.findByText('账号或密码错误')).toBeVisible()
      expect(new URLSearchParams(sent[0]).get('phone')).toBe('13800000001')
    },
  )

  test('full-width digits stay as typed until the field is left, and are sent as digits', async () => {
    const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
    const { field, user, type, tick, press } = await openDrawer()
    await user.type(field('手机号'), '１３８−００００−０００１')
    expect(field('手机号')).toHaveValue('１３８−００００−０００１')
    await type('密码', PASSWORD)
    expect(field('手机号')).toHaveValue('13800000001')
    await tick()
    await press('登录')
    expect(await screen.findByText('账号或密码错误')).toBeVisible()
    expect(new URLSearchParams(sent[0]).get('phone')).toBe('13800000001')
  })

  test('an e-mail address is sent without invisible characters and full-width signs', async () => {
    const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
    const { choose, user, field, type, tick, press } = await openDrawer()
    await choose('邮箱登录')
    await user.click(field('邮箱'))
    await user.paste('\u200brunner1＠race。test\u200b')
    await type('密码', PASSWORD)
    await tick()
    await press('登录')
    expect(await screen.findByText('账号或密码错误')).toBeVisible()
    expect(new URLSearchParams(sent[0]).get('accountEmail')).toBe('runner1@race.test')
  })

  test('submits the form of the open tab, with an encrypted password', async () => {
    const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
    const { choose, type, tick, press, field } = await openDrawer()
    await choose('邮箱登录')
    await type('邮箱', 'runner1@race.test')
    await type('密码', PASSWORD)
    await tick()
    await press('登录')
    expect(await screen.findByText('账号或密码错误')).toBeVisible()
    const form = Object.fromEntries(new URLSearchParams(sent[0]))
    expect(form).toMatchObject({
      loginType: '5',
      accountEmail: 'runner1@race.test',
      phone: '',
      encryptType: '1',
    })
    expect(form.password).not.toContain(PASSWORD)
    expect(field('密码')).toHaveValue(PASSWORD)
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('Enter without accepted terms asks for them and sends nothing', async () => {
    const sent = answering(userPaths.login, { code: 0, data: {} })
    const { drawer, field, type, user } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await user.type(field('密码'), '{Enter}')
    expect(await drawer.findByText('请先同意用户协议和隐私政策')).toBeVisible()
    expect(sent).toEqual([])
  })

  test.each([
    ['账号密码登录', '手机号', '', '请输入手机号码'],
    ['验证码登录', '手机号', '', '请输入手机号'],
    ['验证码登录', '手机号', '12900000000', '请输入正确的手机号'],
    ['账号密码登录', '密码', '', '请输入密码'],
    [
      '账号密码登录',
      '密码',
      'abcdef',
      '请输入 6 至 20 位的密码，须同时含字母和数字，不能含其他字符',
    ],
    ['邮箱登录', '邮箱', '', '请输入邮箱'],
    ['邮箱登录', '邮箱', 'runner@', '请输入有效的邮箱地址'],
    ['验证码登录', '验证码', '', '请输入验证码'],
  ])('%s: %s left with "%s" says %s', async (tab, label, texts, fault) => {
    const { drawer, choose, field, user } = await openDrawer()
    await choose(tab)
    await user.click(field(label))
    await user.keyboard(texts || 'x{Backspace}')
    await user.tab()
    expect(await drawer.findByText(fault)).toBeVisible()
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(new RegExp(fault.slice(0, 6)))
  })

  test('tabbing through fields shows no errors', async () => {
    const { drawer, field, user } = await openDrawer()
    await user.click(field('手机号'))
    await user.tab()
    expect(field('密码')).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(field('手机号')).toBeValid()
    expect(field('密码')).toBeValid()
    expect(drawer.queryByText(/请输入/)).toBeNull()
  })

  test('submitting an empty login says what is missing', async () => {
    const { drawer, tick, press } = await openDrawer()
    await tick()
    await press('登录')
    expect(await drawer.findByText('请输入手机号码')).toBeVisible()
    expect(drawer.getByText('请输入密码')).toBeVisible()
  })

  test.each([
    [{ code: 401, msg: '账号已停用' }, '账号已停用'],
    [{ code: 401 }, 'Error'],
  ])('a login refused with HTTP 401 and %j says %s', async (body, texts) => {
    server.use(http.post(userPaths.login, () => HttpResponse.json(body, { status: 401 })))
    const { type, tick, press } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await tick()
    await press('登录')
    expect(await screen.findByText(texts)).toBeVisible()
  })

  test('an error goes once the value is right and Enter is pressed, with the terms unticked', async () => {
    const { field, type, user, drawer } = await openDrawer()
    await type('手机号', '12900000000')
    await type('密码', 'abc')
    await user.tab()
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible()
    await user.clear(field('手机号'))
    await type('手机号', '13800000001{Enter}')
    await waitFor(() => expect(screen.queryByText('请输入正确的手机号')).toBeNull())
    expect(field('手机号')).not.toHaveAttribute('aria-invalid', 'true')
    expect(drawer.getByText('请先同意用户协议和隐私政策')).toBeVisible()
  })

  test('moves focus to the personal centre on login, and to the login on logout', async () => {
    const { type, tick, press, user } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await tick()
    await press('登录')
    const service = await screen.findByRole('link', { name: '个人中心' })
    await waitFor(() => expect(service).toHaveFocus())
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    expect(screen.getByRole('button', { name: '请登录' })).toHaveFocus()
  })

  describe('with a draft in the browser', () => {
    const DRAFT = 'signupDraft:phone-01:form'
    const draft = () => localStorage.getItem(DRAFT)

    async function leaving() {
      const { type, tick, press, user } = await openDrawer()
      await type('手机号', '13800000001')
      await type('密码', PASSWORD)
      await tick()
      await press('登录')
      localStorage.setItem(DRAFT, '{}')
      localStorage.setItem('signupDraft:phone-02:form', '{}')
      await user.click(await screen.findByRole('button', { name: '退出登录' }))
      return { user, asked: await screen.findByRole('dialog', { name: /保留报名草稿吗/ }) }
    }

    test.each([
      ['删除草稿并退出', null],
      ['保留草稿并退出', '{}'],
    ])('a logout asks first: %s', async (name, leftDraft) => {
      const { user, asked } = await leaving()
      expect(localStorage.getItem('token')).not.toBeNull()
      await user.click(within(asked).getByRole('button', { name }))
      expect(await screen.findByRole('button', { name: '请登录' })).toBeVisible()
      expect(screen.queryByRole('dialog', { name: /保留报名草稿吗/ })).toBeNull()
      expect(draft()).toBe(leftDraft)
      expect(localStorage.getItem('signupDraft:phone-02:form')).toBe('{}')
      expect(localStorage.getItem('userData')).toBeNull()
    })

    test('closing the question changes nothing', async () => {
      const { user, asked } = await leaving()
      await user.click(within(asked).getByRole('button', { name: '关闭' }))
      expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
      expect(draft()).toBe('{}')
    })
  })

  test('logging out clears the phone number and the accepted terms', async () => {
    const { drawer, type, tick, press, user, field } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await tick()
    await press('登录')
    await user.click(await screen.findByRole('button', { name: '退出登录' }))
    await user.click(screen.getByRole('button', { name: '请登录' }))
    expect(field('手机号')).toHaveValue('')
    expect(drawer.getByRole('checkbox')).not.toBeChecked()
  })

  test('the eye shows and hides a password', async () => {
    const { field, press } = await openDrawer()
    expect(field('密码')).toHaveAttribute('type', 'password')
    await press('显示密码')
    expect(field('密码')).toHaveAttribute('type', 'text')
  })

  test('reopening keeps the input except for secrets', async () => {
    const { type, press, user, field } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await press('关闭')
    await user.click(screen.getByRole('button', { name: '请登录' }))
    await waitFor(() => expect(field('密码')).toHaveValue(''))
    expect(field('手机号')).toHaveValue('13800000001')
  })
})
