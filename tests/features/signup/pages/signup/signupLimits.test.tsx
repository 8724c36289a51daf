import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { LIN, openFilled, logInAs, valuesOf } from '#tests/features/signup/openPage.tsx'
import { publish } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

const { race } = yanling2024
const allow = (entriesPerAccount: number, entriesPerPerson = 1) =>
  publish({ race: { ...race, entriesPerAccount, entriesPerPerson } })

/** Answers with these sign-ups of the account. */
const haveSignups = (...states: string[]) =>
  server.use(
    http.get(signupPaths.mine, () =>
      HttpResponse.json({
        code: 0,
        data: {
          accountId: 'phone-01',
          signups: states.map((state, index) => ({
            signupId: `s${index}`,
            signupNo: `YL24${index}`,
            name: `选手${index}`,
            itemId: 'half',
            itemName: '半程马拉松',
            state,
            fee: 120,
          })),
        },
      }),
    ),
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const another = () => screen.queryByRole('link', { name: '再添一份报名' })

test('an account that may have several entries adds one beside those it has', async () => {
  allow(3)
  haveSignups('paid')
  await logInAs()
  const { user } = await renderSite('#/post')
  await heading('我的报名')
  expect(screen.getByText('这个账号还可以报名 2 份。')).toBeVisible()
  await user.click(another() ?? document.body)
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
  expect(await screen.findByRole('radio', { name: '半程马拉松' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText(/^You can enter one event\./)).toBeVisible()
})

test('an account with all its entries gets no further form, by link or address', async () => {
  allow(2)
  haveSignups('paid', 'toPay')
  await logInAs()
  await renderSite('#/post?entry=new')
  await heading('我的报名')
  expect(another()).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('each entry says who runs', async () => {
  allow(3)
  haveSignups('paid', 'toPay')
  await logInAs()
  await renderSite('#/post')
  await heading('我的报名')
  const runners = screen.getAllByRole('term').filter((term) => term.textContent === '参赛选手')
  expect(runners.map((term) => term.nextElementSibling?.textContent)).toEqual(['选手0', '选手1'])
})

test('an entry that has lapsed can be made again', async () => {
  haveSignups('withdrawn')
  await logInAs()
  const { user } = await renderSite('#/post')
  await heading('我的报名')
  await user.click(screen.getByRole('link', { name: '重新报名' }))
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

test('the form says how many events a person may enter', async () => {
  allow(1, 2)
  await logInAs()
  await renderSite('#/post')
  expect(await screen.findByText('每人最多报 2 个项目，提交后不可更改。')).toBeVisible()
})

test('the review of a further entry leads back to its form, not to the entries', async () => {
  allow(2)
  haveSignups('paid')
  await logInAs()
  const { user } = await openFilled('#/confirm', { values: await valuesOf(LIN) })
  await heading('核对并确认')
  await user.click(screen.getByRole('link', { name: '回到报名表' }))
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue(LIN.name)
})

test.each([
  [3013, 3, 1, '这个账号已有 3 份报名，不能再添加'],
  [3008, 1, 2, '该证件已报名这个项目，或已报满 2 个项目'],
  [3008, 1, 1, '该证件已报名，每人限报一个项目'],
])('a refusal with code %d names the limit', async (code, perAccount, perPerson, message) => {
  allow(perAccount, perPerson)
  server.use(http.post(signupPaths.submit, () => HttpResponse.json({ code, msg: '' })))
  await logInAs()
  const { user } = await openFilled('#/confirm', { values: await valuesOf(LIN) })
  await heading('核对并确认')
  await user.click(screen.getByRole('checkbox', { name: /^我确认以上信息/ }))
  await user.click(screen.getByRole('button', { name: '提交报名' }))
  expect(await screen.findByText(message)).toBeVisible()
})
