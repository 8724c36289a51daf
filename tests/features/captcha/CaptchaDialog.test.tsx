import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { environment } from '#environment/environment.ts'
import { openCaptcha, chooseQuestion } from '#stores/captcha.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()
const { isQuestionOffered, kind } = environment.captcha
afterEach(() => void Object.assign(environment.captcha, { isQuestionOffered, kind }))

const newestAnswer = async () => String((await operator.inbox()).captchas[0]?.answer)
const questionField = () =>
  screen.findByRole('textbox', { name: /^请按顺序用阿拉伯数字写出其中的数：/ })

async function askForCheck() {
  const { user } = await renderSite('#/nowhere')
  let outcome: ReturnType<typeof openCaptcha> | undefined
  act(() => {
    outcome = openCaptcha('register')
  })
  return { user, outcome }
}

test('moving the piece into its gap gives a token for the scene', async () => {
  const { user, outcome } = await askForCheck()
  const slider = await screen.findByRole('slider', { name: '拼图的位置' })
  const [check] = (await operator.inbox()).captchas
  slider.focus()
  await user.keyboard('{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2)))
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^向右 \d+ 像素/))
  await user.click(screen.getByRole('button', { name: '完成验证' }))
  expect(await outcome).toMatchObject({ kind: 'passed', captchaToken: { scene: 'register' } })
  expect(screen.queryByRole('slider')).toBeNull()
})

test('Enter on a piece that was not moved checks nothing', async () => {
  const { user } = await askForCheck()
  const slider = await screen.findByRole('slider', { name: '拼图的位置' })
  slider.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '完成验证' })).toBeEnabled()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByText(/^验证失败/)).toBeVisible()
  const checks = (await operator.requests()).filter(({ path }) => path === userPaths.captchaVerify)
  expect(checks).toHaveLength(1)
})

test('a wrong position is reported, and another image is shown', async () => {
  const { user } = await askForCheck()
  const picture = (await screen.findByAltText('带缺口的图片')).getAttribute('src')
  await user.click(screen.getByRole('button', { name: '完成验证' }))
  expect(await screen.findByText(/^验证失败/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByAltText('带缺口的图片')).not.toHaveAttribute('src', picture),
  )
})

test('an unavailable captcha offers a retry, and closing it cancels', async () => {
  server.use(http.post(userPaths.captchaChallenge, () => HttpResponse.error(), { once: true }))
  const { user, outcome } = await askForCheck()
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('slider')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '关闭' }))
  expect(await outcome).toEqual({ kind: 'cancelled' })
})

test('after a wrong position, focus is on the slider of the next image', async () => {
  const { user } = await askForCheck()
  const first = await screen.findByRole('slider')
  await user.click(screen.getByRole('button', { name: '完成验证' }))
  await screen.findByText(/^验证失败/)
  await waitFor(() => expect(screen.getByRole('slider')).not.toBe(first))
  expect(screen.getByRole('slider')).toHaveFocus()
})

test('visitors who cannot see answer a question by keyboard instead, and get a token', async () => {
  const { user, outcome } = await askForCheck()
  await screen.findByRole('slider')
  const other = screen.getByRole('button', { name: '看不清图片或不便拖动？改为回答问题' })
  other.focus()
  await user.keyboard('{Enter}')
  const field = await questionField()
  expect(screen.getByRole('dialog', { name: '请回答问题' })).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(`${await newestAnswer()}{Enter}`)
  expect(await outcome).toMatchObject({
    kind: 'passed',
    captchaToken: { scene: 'register', nc_token: expect.stringMatching(/./) },
  })
})

test('a wrong answer is reported, and focus is on the next question', async () => {
  act(() => chooseQuestion(true))
  const { user, outcome } = await askForCheck()
  await questionField()
  const label = () => screen.getByRole<HTMLInputElement>('textbox').labels?.[0]?.textContent
  const first = label()
  await user.type(screen.getByRole('textbox'), '0{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '答案不对，已经换了一个问题，请再试一次',
  )
  await waitFor(() => expect(label()).not.toBe(first))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  expect(screen.getByRole('textbox')).toHaveValue('')
  await user.keyboard(`${await newestAnswer()}{Enter}`)
  expect(await outcome).toMatchObject({ kind: 'passed' })
})

const refuseAnswers = () =>
  server.use(
    http.post(userPaths.captchaVerify, () =>
      HttpResponse.json({ code: 2007, msg: '尝试次数过多' }),
    ),
  )

test('too many answers are reported, with the time to wait and the hotline', async () => {
  act(() => chooseQuestion(true))
  refuseAnswers()
  const { user } = await askForCheck()
  await user.type(await questionField(), '1{Enter}')
  expect(await screen.findByText('尝试次数过多，请 10 分钟后再试')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent(/请致电组委会热线/)
  expect(screen.getByRole('button', { name: '重试' })).toHaveFocus()
})

test('after too many positions, focus is on the retry, then on the next slider', async () => {
  refuseAnswers()
  const { user } = await askForCheck()
  const slider = await screen.findByRole('slider')
  slider.focus()
  await user.keyboard('{ArrowRight}{Enter}')
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(retry).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('slider')).toHaveFocus()
})

test.each(['slider', 'aliyun'] as const)(
  'an environment with %s and without the question shows the hotline',
  async (used) => {
    Object.assign(environment.captcha, { isQuestionOffered: false, kind: used })
    await askForCheck()
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/无法完成验证？请致电组委会热线/)).toBeVisible()
    expect(within(dialog).getByRole('link').getAttribute('href')).toMatch(/^tel:\d/)
    expect(within(dialog).queryByRole('button', { name: /改为回答问题/ })).toBeNull()
  },
)

test('the question is offered beside Aliyun’s slider if the environment has it', async () => {
  Object.assign(environment.captcha, { kind: 'aliyun' })
  const { user, outcome } = await askForCheck()
  await screen.findByRole('dialog', { name: '请完成滑动验证' })
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByRole('button', { name: /改为回答问题/ }))
  const field = await questionField()
  await user.type(field, `${await newestAnswer()}{Enter}`)
  expect(await outcome).toMatchObject({ kind: 'passed' })
})
