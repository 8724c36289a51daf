// @vitest-environment node
import { expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { makeCaptchaQuestion, readCaptchaAnswer } from '#sandbox/user-center/captchaQuestion.ts'
import { openAccounts } from '../openAccounts.ts'

const ask = { scene: 'login', kind: 'question' }
interface QuestionAnswer {
  data: { id: string; question: string; questionEn: string }
}

async function openQuestions() {
  const sandbox = await openAccounts()
  const question = async () => {
    const { data } = (await sandbox.post(userPaths.captchaChallenge, ask)) as QuestionAnswer
    const { captchas } = await sandbox.inbox()
    return { ...data, answer: String(captchas.find(({ id }) => id === data.id)?.answer) }
  }
  const verify = (id: string, answer: string) =>
    sandbox.post(userPaths.captchaVerify, { id, answer })
  return { ...sandbox, question, verify }
}

test('a question is the same in every language, and its answer can be given in any', () => {
  for (let times = 0; times < 50; times += 1) {
    const { question, questionEn, questionJa, answer } = makeCaptchaQuestion()
    const lists = [question, questionEn, questionJa].map(
      (text) => text.split(/[:：] ?/)[1]?.split(/、|, /) ?? [],
    )
    const digits = (words: string[]) =>
      words.map(readCaptchaAnswer).filter((digit) => !Number.isNaN(digit))
    for (const list of lists) {
      expect(list).toHaveLength(5)
      expect(Number(digits(list).join(''))).toBe(answer)
    }
  }
})

test.each([
  ['digits', '729', 729],
  ['digits with spaces', ' 7 2 9 ', 729],
  ['full-width digits', '７２９', 729],
  ['Chinese numerals', '七、二、九', 729],
  ['English words', 'Seven two nine', 729],
  ['words that are no numbers', 'seven goat two nine', NaN],
  ['nothing', ' ', NaN],
])('an answer in %s', (_, typed, read) => {
  expect(readCaptchaAnswer(typed)).toBe(read)
})

test('a correct answer gives a token that is valid for one code', async () => {
  const { question, verify, askCode } = await openQuestions()
  const { id, answer } = await question()
  const { data } = (await verify(id, answer)) as { data: object }
  const captchaToken = { ...data, scene: 'login', cloudType: 'aliyun' }
  expect(await askCode('13800000001', captchaToken)).toMatchObject({ code: 0 })
  expect(await askCode('13800000001', captchaToken)).toMatchObject({ code: 2104 })
})

test('a question accepts one answer, for three minutes, and no position', async () => {
  const { question, verify, post } = await openQuestions()
  const first = await question()
  expect(await verify(first.id, '0')).toMatchObject({ code: 2104 })
  expect(await verify(first.id, first.answer)).toMatchObject({ code: 2104 })
  const second = await question()
  const place = { id: second.id, x: Number(second.answer) }
  expect(await post(userPaths.captchaVerify, place)).toMatchObject({ code: 2104 })
  const late = await question()
  await post('/__sandbox/clock', { now: '2024-08-15T14:40:00+08:00' })
  expect(await verify(late.id, late.answer)).toMatchObject({ code: 2104 })
})

test('a caller may answer thirty questions in ten minutes, right or wrong, and must then use the picture', async () => {
  const { question, verify, captchaToken } = await openQuestions()
  for (let times = 0; times < 30; times += 1) {
    const { id, answer } = await question()
    expect(await verify(id, answer)).toMatchObject({ code: 0 })
  }
  const { id, answer } = await question()
  expect(await verify(id, answer)).toMatchObject({ code: 2007 })
  expect(await captchaToken('login')).toMatchObject({ nc_token: expect.any(String) })
})

test('in an environment with Aliyun, a token from the site’s own captcha is valid too, once', async () => {
  const { testEnvironment } = await import('#sandbox/servedEnvironment.ts')
  const environment = testEnvironment()
  const captcha = { ...environment.captcha, kind: 'aliyun' as const }
  const { captchaToken, askCode } = await openAccounts({ environment: { ...environment, captcha } })
  const tokenOnce = await captchaToken('login')
  expect(await askCode('13800000001', tokenOnce)).toMatchObject({ code: 0 })
  expect(await askCode('13800000001', tokenOnce)).toMatchObject({ code: 2104 })
})
