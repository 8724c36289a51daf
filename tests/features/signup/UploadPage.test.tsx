import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { verifyScore } from '../../../src/api/earlierFinishes.ts'
import { paths } from '../../../src/api/paths.ts'
import { fetchMySignUps, submitSignUp } from '../../../src/api/signup.ts'
import { signUpPaths } from '../../../src/api/signUpPaths.ts'
import { i18n } from '../../../src/i18n/i18n.ts'
import { useLoginDrawer } from '../../../src/stores/loginDrawer.ts'
import { png } from '../../lib/imageFiles.ts'
import { submission } from '../../sandbox/openSignUps.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'
import { LIN, RACE_ID, signIn } from './openPage.tsx'

useFreshSite()

/** Signs somebody in whose sign-up stands in a state. */
async function signedUp(state: string): Promise<string> {
  await signIn()
  const facts = { raceId: RACE_ID, name: LIN.name, documentNumber: LIN.number }
  const finishes = await verifyScore(facts)
  const verified = finishes.map(({ verificationId }) => verificationId)
  const { signupId } = await submitSignUp(
    submission({ score: { verified, claims: [], proof: '' } }),
  )
  await operator.post('sign-ups/state', { signupId, state })
  return signupId
}
const panel = (name: string) => screen.findByRole('region', { name })
const picture = (name: string, width = 295, height = 413) =>
  new File([png([width, height])], name, { type: 'image/png' })

test('a sign-in is needed first', async () => {
  await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '请先登录' })).toBeVisible()
  expect(useLoginDrawer.getState().isOpen).toBe(true)
})

test('without a sign-up there is nothing to upload, and a way on', async () => {
  await signIn()
  await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '现在没有需要上传的材料' })).toBeVisible()
  expect(screen.getByRole('link', { name: '我的报名' })).toHaveAttribute('href', '#/post')
})

test('papers that did not come are asked for again', async () => {
  await signIn()
  let isDown = true
  server.use(
    http.get(`*${signUpPaths.papers}`, () =>
      isDown ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  )
  const { user } = await renderSite('#/upload')
  expect(await screen.findByRole('heading', { name: '材料清单没有载入' })).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '现在没有需要上传的材料' })).toBeVisible()
})

test('proof that was rejected is uploaded anew and handed in once', async () => {
  await signedUp('proofRejected')
  const sent = vi.fn<(body: unknown) => void>()
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.includes(signUpPaths.papers)) {
      void request.clone().json().then(sent)
    }
  })
  const { user } = await renderSite('#/upload')
  const proof = within(await panel('完赛证明'))
  expect(proof.getByText('等待您提交')).toBeVisible()
  expect(proof.getByText('半程马拉松：上一份证明看不清姓名或日期，请重新上传。')).toBeVisible()
  await user.click(proof.getByRole('button', { name: '提交' }))
  expect(proof.getByText('请上传文件')).toBeVisible()
  await user.upload(proof.getByLabelText(/从电脑选择/), picture('证书.png'))
  await user.click(screen.getByRole('button', { name: '我保证' }))
  expect(await proof.findByText('文件已上传，还没有提交。')).toBeVisible()
  const button = proof.getByRole('button', { name: '提交' })
  for (let clicks = 0; clicks < 5; clicks++) button.click()
  expect(await proof.findByText(/^已提交，等待组委会审核/)).toBeVisible()
  expect(proof.getByText('已提交')).toBeVisible()
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    paperId: 'proof',
    files: expect.stringMatching(/^\/uploads\/[\da-f]{32}\.png$/),
  })
  const [mine] = await fetchMySignUps(RACE_ID)
  expect(mine?.state).toBe('paid')
  server.events.removeAllListeners()
})

test('a portrait has its pixels, and what was sent is there the next time', async () => {
  await signedUp('drawn')
  const { user, unmount } = await renderSite('#/upload')
  const portrait = within(await panel('证件照'))
  const choose = async (file: File) => {
    await user.upload(portrait.getByLabelText(/从电脑选择/), file)
    await user.click(screen.getByRole('button', { name: '我保证' }))
  }
  await choose(picture('小.png', 200, 300))
  expect(await portrait.findByText('图片尺寸不符合标准，要求295×413，实际200×300')).toBeVisible()
  await choose(picture('正.png'))
  await portrait.findByText('文件已上传，还没有提交。')
  await user.click(portrait.getByRole('button', { name: '提交' }))
  await portrait.findByText(/^已提交，等待组委会审核/)
  unmount()
  await renderSite('#/upload')
  const again = within(await panel('证件照'))
  expect(again.getByText('文件 1')).toBeVisible()
  expect(again.queryByRole('button', { name: '提交' })).toBeNull()
  expect(within(await panel('体检报告')).getByText('可以补充')).toBeVisible()
})

test('what is not sent stays and is sent again; English too', async () => {
  await signedUp('proofRejected')
  server.use(
    http.post(`*${signUpPaths.papers}`, () => HttpResponse.error(), { once: true }),
    http.post(`*${paths.uploadFile}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: { url: '/uploads/gone.png' } }),
    ),
  )
  const { user } = await renderSite('#/upload')
  await i18n.changeLanguage('en')
  const proof = within(await panel('Proof of an earlier finish'))
  await user.upload(proof.getByLabelText(/choose one/), picture('a.png'))
  await user.click(screen.getByRole('button', { name: 'I guarantee it' }))
  await proof.findByText('The files are uploaded, and not submitted yet.')
  await user.click(proof.getByRole('button', { name: 'Submit' }))
  expect(await proof.findByText(/^Not submitted; your files are still here/)).toBeVisible()
  await user.click(proof.getByRole('button', { name: 'Submit' }))
  // The centre looks at the files itself, and says what is wrong.
  await waitFor(() =>
    expect(proof.getByText('Proof of an earlier finish is not correct.')).toBeVisible(),
  )
})
