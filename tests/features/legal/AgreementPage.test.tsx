import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { updateConfig } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

/** Changes the race's privacy policy, as happens once a newer configuration has loaded. */
const updatePolicy = (changed: object) =>
  updateConfig(({ agreements }) => {
    if (!agreements?.privacy) throw new Error('the race has no privacy policy')
    return {
      agreements: { ...agreements, privacy: { ...agreements.privacy, url: '', ...changed } },
    }
  })

test('a policy that changes while it is read changes as a whole', async () => {
  await renderSite('#/privacy-policy')
  await screen.findByRole('heading', { level: 1, name: '隐私政策' })
  updatePolicy({
    title: '隐私政策（修订）',
    since: '2024 年 9 月起',
    content: '<p>修订后的正文</p>',
  })
  expect(await screen.findByText('修订后的正文')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '隐私政策（修订）' })).toBeVisible()
  updatePolicy({ title: '隐私政策（第三版）', content: '<p>第三版的正文</p>' })
  expect(await screen.findByText('第三版的正文')).toBeVisible()
  expect(screen.queryByText('修订后的正文')).not.toBeInTheDocument()
})

test('a policy in a file is read again once its date has changed', async () => {
  let content = '第一版'
  server.use(http.get('*/policy.html', () => HttpResponse.text(`<p>${content}</p>`)))
  await renderSite('#/privacy-policy')
  const file = { content: '', contentEn: '', url: '/files/policy.html' }
  updatePolicy({ ...file, since: '2024 年 7 月起' })
  expect(await screen.findByText('第一版')).toBeVisible()
  content = '第二版'
  updatePolicy({ ...file, since: '2024 年 9 月起' })
  expect(await screen.findByText('第二版')).toBeVisible()
})
