import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../src/api/paths.ts'
import { useSession } from '../../../src/stores/session.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { answering, openDrawer } from './openDrawer.tsx'

useFreshSite()

const PASSWORD = 'Marathon2024'
const signedInPhone = () => useSession.getState().userData?.username

describe('the login drawer', () => {
  test('signs in by phone and password, keeps the sign-in and closes', async () => {
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
    expect(signedInPhone()).toBe('13800000001')
    expect(localStorage.getItem('token')).toBeTruthy()
    expect(localStorage.getItem('userData')).not.toContain('imUserPassword')
    // Its styles, which jsdom is spared, then hide it.
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull(), {
      timeout: 3000,
    })
  })

  test('sends the form of the tab that is open, with an encrypted password', async () => {
    const sent = answering(paths.login, { code: 2006, msg: '账号或密码错误' })
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
    expect(useSession.getState().token).toBeNull()
  })

  test('Enter with the terms unticked asks for them and sends nothing', async () => {
    const sent = answering(paths.login, { code: 0, data: {} })
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
    ['账号密码登录', '密码', 'abcdef', '请输入6-20位数字和大小写字母组合的密码'],
    ['邮箱登录', '邮箱', '', '请输入邮箱'],
    ['邮箱登录', '邮箱', 'runner@', '请输入有效的邮箱地址'],
    ['验证码登录', '验证码', '', '请输入验证码'],
  ])('%s: %s left with "%s" says %s', async (tab, label, words, fault) => {
    const { drawer, choose, field, user } = await openDrawer()
    await choose(tab)
    await user.click(field(label))
    if (words) await user.keyboard(words)
    await user.tab()
    expect(await drawer.findByText(fault)).toBeVisible()
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(new RegExp(fault.slice(0, 6)))
  })

  test('the eye shows and hides a password', async () => {
    const { field, press } = await openDrawer()
    expect(field('密码')).toHaveAttribute('type', 'password')
    await press('显示密码')
    expect(field('密码')).toHaveAttribute('type', 'text')
  })

  test('closed and opened again it has what was typed, but no secrets', async () => {
    const { type, press, user, field } = await openDrawer()
    await type('手机号', '13800000001')
    await type('密码', PASSWORD)
    await press('关闭')
    await user.click(screen.getByRole('button', { name: '请登录' }))
    await waitFor(() => expect(field('密码')).toHaveValue(''))
    expect(field('手机号')).toHaveValue('13800000001')
  })
})
