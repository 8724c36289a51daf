import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { verifyScore } from '#api/race/pastFinishes.ts'
import { fetchMySignups, submitSignup } from '#api/race/signup.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import { setLanguage } from '#stores/language.ts'
import { endSession } from '#stores/session.ts'
import { LIN, RACE_ID, logInAs } from '#tests/features/signup/openPage.tsx'
import { png } from '#tests/lib/imageFiles.ts'
import { submission } from '#tests/sandbox/openSignups.ts'
import { freshSiteEachTest, loginDrawer, operator, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

/** Logs in an account whose sign-up has the given state. */
async function signedUp(state: string): Promise<string> {
  await logInAs()
  const facts = { raceId: RACE_ID, name: LIN.name, documentNumber: LIN.number }
  const finishes = await verifyScore(facts)
  const verified = finishes.map(({ verificationId }) => verificationId)
  const { signupId } = await submitSignup(
    submission({ score: { verified, claims: [], proof: '' } }),
  )
  await operator.post('sign-ups/state', { signupId, state })
  return signupId
}
const panel = (name: string) => screen.findByRole('region', { name })
const picture = (name: string, width = 295, height = 413) =>
  new File([png([width, height])], name, { type: 'image/png' })

test('the page requires a login', async () => {
  await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '请先登录' })).toBeVisible()
  expect(await loginDrawer()).toBeVisible()
})

test('without a sign-up, it says there is nothing to upload and links onwards', async () => {
  await logInAs()
  await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '现在没有需要上传的材料' })).toBeVisible()
  expect(screen.getByRole('link', { name: '我的报名' })).toHaveAttribute('href', '#/post')
})

test('a list of documents that failed to load can be retried', async () => {
  await logInAs()
  let isDown = true
  server.use(
    http.get(`*${signupPaths.supportingDocuments}`, () =>
      isDown ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  )
  const { user } = await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '材料清单加载失败' })).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '现在没有需要上传的材料' })).toBeVisible()
})

test('after logging out elsewhere, the documents leave the screen until the account is back', async () => {
  await signedUp('proofRejected')
  await renderSite('#/upload')
  const proof = await panel('完赛证明')
  expect(proof).toBeVisible()
  act(() => endSession())
  expect(await screen.findByText(/请用原账号重新登录后再提交/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '完赛证明' })).toBeNull()
  await logInAs()
  expect(await panel('完赛证明')).toBe(proof)
})

test('rejected proof is uploaded again and submitted once', async () => {
  await signedUp('proofRejected')
  const sent = vi.fn<(body: unknown) => void>()
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.includes(signupPaths.supportingDocuments)) {
      void request.clone().json().then(sent)
    }
  })
  const { user } = await renderSite('#/upload')
  const proof = within(await panel('完赛证明'))
  expect(proof.getByText('等待您提交')).toBeVisible()
  expect(proof.getByText('半程马拉松：上一份证明看不清姓名或日期，请重新上传。')).toBeVisible()
  await user.click(proof.getByRole('button', { name: '提交' }))
  expect(proof.getByText('请上传文件')).toBeVisible()
  await user.upload(proof.getByLabelText(/选择文件/), picture('证书.png'))
  await user.click(await screen.findByRole('button', { name: '我保证' }))
  expect(await proof.findByText('文件已上传，还没有提交。')).toBeVisible()
  const button = proof.getByRole('button', { name: '提交' })
  for (let clicks = 0; clicks < 5; clicks++) button.click()
  expect(await proof.findByText(/^提交，等待组委会审核/)).toBeVisible()
  expect(proof.getByText('已提交')).toBeVisible()
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    paperId: 'proof',
    files: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.png$/),
  })
  const [mine] = await fetchMySignups(RACE_ID)
  expect(mine?.state).toBe('paid')
  server.events.removeAllListeners()
})

test('a portrait has a required size, and a submitted one is shown on the next visit', async () => {
  await signedUp('drawn')
  const { user, unmount } = await renderSite('#/upload')
  const portrait = within(await panel('证件照'))
  const choose = (file: File) => user.upload(portrait.getByLabelText(/选择文件/), file)
  await choose(picture('小.png', 200, 300))
  expect(
    await portrait.findByText('图片尺寸不符合要求：应为 295×413 像素，当前为 200×300 像素'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: '我保证' })).toBeNull()
  await choose(picture('正.png'))
  await user.click(await screen.findByRole('button', { name: '我保证' }))
  await portrait.findByText('文件已上传，还没有提交。')
  await user.click(portrait.getByRole('button', { name: '提交' }))
  await portrait.findByText(/^提交，等待组委会审核/)
  unmount()
  await renderSite('#/upload')
  const again = within(await panel('证件照'))
  expect(again.getByText('文件 1')).toBeVisible()
  expect(again.queryByRole('button', { name: '提交' })).toBeNull()
  const report = within(await panel('体检报告'))
  expect(report.getByText('选填')).toBeVisible()
  expect(report.queryByText(/必填/)).toBeNull()
  await again.findByText('文件 1')
  await user.click(report.getByRole('button', { name: '提交' }))
  expect(report.getByText('请上传文件')).toBeVisible()
})

test('files that failed to submit are kept and can be sent again, also in English', async () => {
  await signedUp('proofRejected')
  server.use(
    http.post(`*${signupPaths.supportingDocuments}`, () => HttpResponse.error(), { once: true }),
    http.post(`*${userPaths.uploadFile}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: { url: '/uploads/gone.png' } }),
    ),
  )
  const { user } = await renderSite('#/upload')
  await setLanguage('en')
  const proof = within(await panel('Proof of an earlier finish'))
  await user.upload(proof.getByLabelText(/choose a file/), picture('a.png'))
  await user.click(await screen.findByRole('button', { name: 'Yes, I confirm' }))
  await proof.findByText('The files are uploaded, but not submitted yet.')
  await user.click(proof.getByRole('button', { name: 'Submit' }))
  expect(await proof.findByText(/^Not submitted\. Your files are still here/)).toBeVisible()
  await user.click(proof.getByRole('button', { name: 'Submit' }))
  // The service checks the files itself and reports what is wrong.
  await waitFor(() =>
    expect(proof.getByText('Proof of an earlier finish is not correct.')).toBeVisible(),
  )
})

describe('files that were not submitted', () => {
  const question = () => screen.findByRole('dialog', { name: '离开这一页？' })
  const answer = async (name: string) => within(await question()).getByRole('button', { name })

  async function unsent() {
    await signedUp('proofRejected')
    history.replaceState(null, '', '#/home')
    history.pushState(null, '', '#/upload')
    const { user } = await renderSite('#/upload')
    const proof = within(await panel('完赛证明'))
    await user.upload(proof.getByLabelText(/选择文件/), picture('证书.png'))
    await user.click(await screen.findByRole('button', { name: '我保证' }))
    expect(await screen.findByText('文件已上传，还没有提交。')).toBeVisible()
    await waitForDialogHistory()
    return user
  }

  test('are asked about before a link leads away', async () => {
    const user = await unsent()
    await user.click(screen.getByRole('link', { name: '返回首页' }))
    expect(within(await question()).getByText(/选好的文件还没有提交/)).toBeVisible()
    await user.click(await answer('取消'))
    expect(location.hash).toBe('#/upload')
    expect(screen.getByText('文件已上传，还没有提交。')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '返回首页' }))
    await user.click(await answer('离开'))
    await waitFor(() => expect(location.hash).toBe('#/home'))
  })

  test('are asked about before Back leads away', async () => {
    const user = await unsent()
    history.back()
    await user.click(await answer('取消'))
    await waitForDialogHistory()
    expect(location.hash).toBe('#/upload')
    history.back()
    await user.click(await answer('离开'))
    await waitFor(() => expect(location.hash).toBe('#/home'))
  })

  test('are asked about before the tab is closed, and no longer once submitted', async () => {
    const user = await unsent()
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(true)
    await user.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(screen.queryByText('文件已上传，还没有提交。')).toBeNull())
    await waitFor(() => expect(isAsked()).toBe(false))
  })
})
