import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { logInAs } from '#tests/features/signup/openPage.tsx'
import { publish } from '#tests/support/publish.ts'
import { freshSiteEachTest, operator, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

const CANCELLED = '本届赛事取消举办'
const text = '受连日暴雨影响，山路多处塌方。'
const cancel = () =>
  publish({ eventStatus: { kind: 'cancelled', text, textEn: 'Roads are closed.', url: '/faq' } })

/** A toPay sign-up, which the service would still take money for. */
const haveSignup = () =>
  server.use(
    http.get(signupPaths.mine, () =>
      HttpResponse.json({
        code: 0,
        data: {
          accountId: 'phone-01',
          signups: [
            {
              signupId: 's1',
              signupNo: 'YL240001',
              name: '林远山',
              itemId: 'half',
              state: 'toPay',
              fee: 120,
              payUrl: '/cashier/1',
              payBy: '2024-08-18 23:59:59',
            },
          ],
        },
      }),
    ),
  )

test('a cancelled race says so on the home page, counts down to nothing and takes no entries', async () => {
  cancel()
  await operator.post('clock', { now: 'sign-up-open' })
  const { user } = await renderSite()
  const notice = within(screen.getByRole('region', { name: CANCELLED }))
  expect(notice.getByText(text)).toBeVisible()
  expect(notice.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '#/faq')
  expect(screen.queryByRole('timer')).toBeNull()
  const cards = within(screen.getByRole('region', { name: '报名与查询' }))
  expect(cards.getByRole('link', { name: /报名查询/ })).toBeVisible()
  await user.click(cards.getByRole('button', { name: /赛事取消/ }))
  expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeVisible()
})

test('in English its words are those of the race', async () => {
  cancel()
  const { user } = await renderSite()
  await user.click(screen.getByRole('button', { name: 'English' }))
  const notice = await screen.findByRole('region', { name: 'The race is cancelled' })
  expect(within(notice).getByText('Roads are closed.')).toBeVisible()
})

test('a cancelled race has no form, and nothing is paid', async () => {
  cancel()
  haveSignup()
  await operator.post('clock', { now: 'sign-up-open' })
  const { unmount } = await renderSite('#/post')
  expect(await screen.findByText('本届赛事取消举办，不再接受报名')).toBeVisible()
  unmount()
  await logInAs()
  await renderSite('#/post')
  await screen.findByRole('heading', { level: 1, name: '我的报名' })
  expect(screen.getByText('无需再缴费。退款安排以组委会通知为准。')).toBeVisible()
  expect(screen.queryByRole('link', { name: /缴费/ })).toBeNull()
})

test('the race guide and its calendar say that the race is cancelled', async () => {
  cancel()
  await renderSite('#/race-card')
  const guide = within(await screen.findByRole('article'))
  expect(guide.getByRole('region', { name: CANCELLED })).toBeVisible()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: '添加到日历' })
  expect(decodeURIComponent(href)).toMatch(/STATUS:CANCELLED/)
})

test('a postponed race has no clock, a moved one has that of its new date', async () => {
  await operator.post('clock', { now: 'sign-up-open' })
  publish({ eventStatus: { kind: 'postponed' } })
  const { unmount } = await renderSite()
  expect(screen.getByRole('region', { name: /^本届赛事延期举行/ })).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
  unmount()
  publish({ eventStatus: { kind: 'moved' } })
  await renderSite()
  expect(screen.getByRole('region', { name: '本届赛事的时间或地点有变动' })).toBeVisible()
  expect(screen.getByRole('timer')).toBeVisible()
})
