import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { forms, items } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { publish } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { LIN, openFilled, logInAs, valuesOf } from '../openPage.tsx'

freshSiteEachTest()

/** Serves the mass form with other events and further fields. */
const serveForm = (changed: object, ...fields: object[]) =>
  server.use(
    http.get(signupPaths.form, () =>
      HttpResponse.json({
        code: 0,
        data: {
          ...forms.post,
          items: items.map((item) => ({ ...item, ...changed })),
          fields: [...forms.post.fields, ...fields],
          state: 'open',
          opensAt: '2024-08-08 00:00:00',
          closesAt: '2024-08-18 23:59:59',
          raceDay: '2024-09-22',
        },
      }),
    ),
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const summary = () => within(screen.getByRole('complementary', { name: '报名摘要' }))

test('a free entry says so from the event to the receipt, and there is no step to pay', async () => {
  serveForm({ fee: 0 })
  await logInAs()
  const { user, unmount } = await renderSite('#/post')
  expect(await screen.findByRole('radio', { name: '半程马拉松' })).toHaveAccessibleDescription(
    /^免费/,
  )
  await user.click(screen.getByRole('radio', { name: '半程马拉松' }))
  expect(await screen.findByText('无需缴费。')).toBeVisible()
  expect(summary().getByText('免费')).toBeVisible()
  const steps = screen.getByRole('list', { name: '报名步骤' })
  expect(steps).not.toHaveTextContent('缴费')
  unmount()

  await openFilled('#/confirm', { values: await valuesOf(LIN) })
  await heading('核对并确认')
  expect(screen.getByRole('checkbox', { name: /^我确认以上信息/ })).not.toHaveAccessibleName(/退/)
})

test('the receipt of a free entry has nothing to pay', async () => {
  const signup = { signupId: 's1', signupNo: 'YL241', itemId: 'half', state: 'submitted', fee: 0 }
  server.use(
    http.get(signupPaths.mine, () =>
      HttpResponse.json({ code: 0, data: { accountId: 'phone-01', signups: [signup] } }),
    ),
  )
  await logInAs()
  await renderSite('#/confirm?signupId=s1')
  await heading('我的报名')
  expect(screen.getByText('报名已收到，无需缴费，名额尚未确定。')).toBeVisible()
  expect(screen.getByText('免费')).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/去缴费|缴费截止|退款|退费/)
})

test('a fee that rises says what it is and what it will be', async () => {
  serveForm({ fee: 200, earlyFees: [{ until: '2024-08-16', fee: 150 }] })
  await logInAs()
  const { user } = await renderSite('#/post')
  const half = await screen.findByRole('radio', { name: '半程马拉松' })
  expect(half).toHaveAccessibleDescription(/^150 元.*8 月 17 日起 200 元/)
  await user.click(half)
  expect(summary().getByText('150 元')).toBeVisible()
})

test('options say their price and what is left; what is chosen is added to the fee', async () => {
  const options = [
    { value: 'bus', label: '摆渡车', price: 30, placesLeft: 8 },
    { value: 'dinner', label: '晚餐', price: 60, placesLeft: 0 },
    { value: 'map', label: '地图', price: 0 },
  ]
  serveForm({ fee: 120 }, { key: 'offers', type: 'checkbox', label: '加购', options })
  await logInAs()
  const { user } = await renderSite('#/post')
  await user.click(await screen.findByRole('radio', { name: '半程马拉松' }))
  expect(screen.getByRole('checkbox', { name: '摆渡车 30 元，剩余 8 份' })).toBeEnabled()
  expect(screen.getByRole('checkbox', { name: '晚餐 60 元，已订完' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: '摆渡车 30 元，剩余 8 份' }))
  await user.click(screen.getByRole('checkbox', { name: '地图 免费' }))
  expect(await summary().findByText('150 元')).toBeVisible()
})

test('an option that was chosen and is sold out is an error until it is taken back', async () => {
  const options = [{ value: 'bus', label: '摆渡车', price: 30, placesLeft: 0 }]
  serveForm({ fee: 120 }, { key: 'offers', type: 'checkbox', label: '加购', options })
  await logInAs()
  const values = { ...(await valuesOf(LIN)), offers: ['bus'] }
  const { user } = await openFilled('#/post', { values })
  await user.click(await screen.findByRole('button', { name: '下一步：核对并确认' }))
  expect(await screen.findAllByText('加购已订完，请改选')).not.toHaveLength(0)
  await user.click(screen.getByRole('checkbox', { name: '摆渡车 30 元，已订完' }))
  expect(screen.queryByText('加购已订完，请改选')).toBeNull()
})

test('what is paid back to those who withdraw stands beside the fee and on the receipt', async () => {
  publish({
    race: {
      ...yanling2024.race,
      refunds: [
        { until: '2024-08-20', percent: 80 },
        { until: '2024-09-10 12:00:00', percent: 50 },
      ],
    },
  })
  const rule = '截至 8 月 20 日，退 80%；截至 9 月 10 日 12:00，退 50%；之后不退'
  const signup = { signupId: 's1', signupNo: 'YL241', itemId: 'half', state: 'paid', fee: 120 }
  await logInAs()
  const { user, unmount } = await renderSite('#/post')
  await user.click(await screen.findByRole('radio', { name: '半程马拉松' }))
  expect(await summary().findByText(`放弃名额的退款：${rule}。`)).toBeVisible()
  unmount()
  server.use(
    http.get(signupPaths.mine, () =>
      HttpResponse.json({ code: 0, data: { accountId: 'phone-01', signups: [signup] } }),
    ),
  )
  await renderSite('#/confirm?signupId=s1')
  expect((await screen.findByText('放弃名额的退款')).nextElementSibling).toHaveTextContent(
    rule.replaceAll('；', ''),
  )
})

test('an event with a youngest and an oldest age names both and refuses whoever is older', async () => {
  serveForm({ bornOnOrAfter: '1995-01-01' })
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  expect(await screen.findByRole('radio', { name: '半程马拉松' })).toHaveAccessibleDescription(
    /1995 年 1 月 1 日至 2008 年 12 月 31 日出生/,
  )
  await user.click(screen.getByRole('button', { name: '下一步：核对并确认' }))
  expect(
    await screen.findAllByText(/^半程马拉松只接受 1995 年 1 月 1 日及以后出生的选手/),
  ).not.toHaveLength(0)
})
