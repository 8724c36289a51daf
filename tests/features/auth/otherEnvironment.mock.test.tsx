import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { publish } from '#tests/support/publish.ts'
import { operator, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { takeReports } from '#tests/support/setup.ts'
import { isLongRun } from '#tests/support/suite.ts'
import { answering, openDrawer } from './openDrawer.tsx'

vi.mock(import('#environment/environment.ts'), async (original) => {
  const { environment, ...rest } = await original()
  return {
    ...rest,
    environment: {
      ...environment,
      emailRule: 'standard' as const,
      phoneCountries: [
        { code: '86', countries: ['CN'] },
        { code: '852', countries: ['HK'] },
        { code: '351', countries: ['PT'] },
      ],
    },
  }
})

freshSiteEachTest()

test.runIf(isLongRun)(
  'if several countries are allowed, one is chosen and sent with its code',
  async () => {
    const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
    const { field, type, tick, press, user } = await openDrawer()
    expect(field('国家或地区代码')).toHaveValue('86')
    await user.selectOptions(field('国家或地区代码'), '852')
    await type('手机号', '9123 4567')
    await type('密码', 'Marathon2024')
    await tick()
    await press('登录')
    expect(await screen.findByText('账号或密码错误')).toBeVisible()
    expect(new URLSearchParams(sent[0]).get('phone')).toBe('+85291234567')
    await press('忘记密码')
    expect(field('国家或地区代码')).toHaveValue('852')
    expect(field('手机号')).toHaveValue('91234567')
  },
)

test('a pasted number selects its country', async () => {
  const { field, user } = await openDrawer()
  await user.click(field('手机号'))
  await user.paste('+852 9123 4567')
  expect(field('国家或地区代码')).toHaveValue('852')
  expect(field('手机号')).toHaveValue('91234567')
})

test.runIf(isLongRun)(
  'if any e-mail is allowed, the user service is asked and its error shown',
  async () => {
    const { drawer, choose, press, type, user, passCheck } = await openDrawer()
    await choose('邮箱登录')
    await press('立即注册')
    await type('邮箱', 'john.smith+race@mail.test')
    await user.tab()
    await waitFor(async () => {
      const asked = (await operator.requests()).filter(
        ({ path }) => path === userPaths.emailRegistered,
      )
      expect(asked[0]?.query.email).toBe('john.smith+race@mail.test')
    })
    expect(drawer.queryByText(/请输入正确的邮箱地址/)).toBeNull()
    answering(userPaths.emailCode, { code: 2002, msg: '请输入正确的邮箱地址' })
    await press('获取验证码')
    await passCheck()
    expect(await drawer.findByText('无法向该手机号或邮箱发送验证码，请核对后重试')).toBeVisible()
  },
)

test('a race orders and narrows the countries; an empty field keeps the one chosen', async () => {
  const race = { ...yanling2024.race, phoneCountries: ['351', '86', '999'] }
  publish({ race })
  const sent = answering(userPaths.login, { code: 2006, msg: '账号或密码错误' })
  const { field, type, tick, press, user } = await openDrawer()
  const select = field('国家或地区代码')
  expect(select).toHaveValue('351')
  expect(within(select).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(select, '86')
  expect(select).toHaveValue('86')
  await user.selectOptions(select, '351')
  await type('手机号', '912 345 678')
  await type('密码', 'Marathon2024')
  await tick()
  await press('登录')
  expect(await screen.findByText('账号或密码错误')).toBeVisible()
  expect(new URLSearchParams(sent[0]).get('phone')).toBe('+351912345678')
  takeReports()
})
