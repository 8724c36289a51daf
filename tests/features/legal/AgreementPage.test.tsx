import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { setSite, useSite } from '#stores/site.ts'
import { renderSite, freshSiteEachTest } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'

freshSiteEachTest()

/** Publishes the race's privacy policy anew, as happens once a newer configuration has loaded. */
const publish = (privacy: object) =>
  act(() => {
    const { state } = useSite.getState()
    if (state.kind !== 'open') throw new Error('no race is shown')
    const before = state.config.agreements
    if (!before?.privacy) throw new Error('the race has no privacy policy')
    const agreements = { ...before, privacy: { ...before.privacy, url: '', ...privacy } }
    setSite({ ...state, config: { ...state.config, agreements } })
  })

test('a policy that changes while it is read changes as a whole', async () => {
  await renderSite('#/privacy-policy')
  await screen.findByRole('heading', { level: 1, name: '隐私政策' })
  publish({ title: '隐私政策（修订）', since: '2024 年 9 月起', content: '<p>修订后的正文</p>' })
  expect(await screen.findByText('修订后的正文')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '隐私政策（修订）' })).toBeVisible()
  publish({ title: '隐私政策（第三版）', content: '<p>第三版的正文</p>' })
  expect(await screen.findByText('第三版的正文')).toBeVisible()
  expect(screen.queryByText('修订后的正文')).not.toBeInTheDocument()
})

test('a policy in a file is read again once its date has changed', async () => {
  let content = '第一版'
  server.use(http.get('*/policy.html', () => HttpResponse.text(`<p>${content}</p>`)))
  await renderSite('#/privacy-policy')
  const file = { content: '', contentEn: '', url: '/files/policy.html' }
  publish({ ...file, since: '2024 年 7 月起' })
  expect(await screen.findByText('第一版')).toBeVisible()
  content = '第二版'
  publish({ ...file, since: '2024 年 9 月起' })
  expect(await screen.findByText('第二版')).toBeVisible()
})
