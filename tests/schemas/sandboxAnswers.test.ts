// @vitest-environment node
import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { type Examples, shortened } from '../../tools/schemas/api/examples.ts'
import { endpointNames } from '../../tools/schemas/api/openApi.ts'
import { strictAnswer } from '../../tools/schemas/api/strictAnswer.ts'
import { encrypted } from '../sandbox/openAccounts.ts'
import { byBib, byCard, openRaceCenter } from '../sandbox/openRaceCenter.ts'
import { consents, LIN, openSignups, PNG, RACE_ID, submission } from '../sandbox/openSignups.ts'

const succeeded = v.object({ code: v.literal(0), msg: v.string(), data: v.unknown() })

/** The first answer to each call. */
const answered: Examples = {}

/**
 * Fails unless the answer is one of this call, as the documentation of the services describes it. Returns
 * its `data`.
 */
function expectAnswerOf(name: EndpointName, response: unknown) {
  const schema = strictAnswer(name)
  if (!schema) throw new TypeError(`${name} answers with a file`)
  const { data } = v.parse(succeeded, response)
  const { issues = [] } = v.safeParse(schema, data)
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  expect(found, name).toEqual([])
  answered[name] ??= shortened(data)
  // oxlint-disable-next-line typescript/no-explicit-any -- It is as described.
  return data as any
}

// `npm run schemas -- --record`
afterAll(() => {
  if (process.env.RECORD_EXAMPLES !== '1') return
  const sorted = endpointNames.filter((name) => name in answered)
  const content = Object.fromEntries(sorted.map((name) => [name, answered[name]]))
  writeFileSync('tools/schemas/api/examples.json', `${JSON.stringify(content, null, 2)}\n`)
})

test('website and basic service answer as described', async () => {
  const { get, post, tokenOf } = await openSignups()
  const host = `?domainName=www.race.test`
  const other = `?domainName=other.test`
  expectAnswerOf('raceByDomain', await get(`${websitePaths.raceByDomain}${host}`))
  expectAnswerOf('raceByDomain', await get(`${websitePaths.raceByDomain}${other}`))
  expectAnswerOf('configLocation', await get(`${websitePaths.configLocation}${host}`))
  expectAnswerOf('configLocation', await get(`${websitePaths.configLocation}${other}`))
  expectAnswerOf('raceInfo', await post(websitePaths.raceInfo, { raceId: RACE_ID }))
  expectAnswerOf('countries', await get(basicPaths.countries))
  const token = await tokenOf('13800000001')
  expectAnswerOf('commonInfo', await post(basicPaths.commonInfo, {}, { token }))
})

const NEW_PASSWORD = 'Autumn2024x'

test('the account service answers as described', async () => {
  const sandbox = await openSignups()
  const { get, post, ask, login, inbox, askCode, challenge, captchaToken, token } = sandbox
  const [phone, email] = ['13912345678', 'new@race.test']
  const password = encrypted(NEW_PASSWORD)
  const registration = { loginPassword: password, loginPasswordConfirm: password, machineCode: '' }
  const reset = { loginPassword: password, confirmPassword: password }
  /** Sends a code, and returns what a registration or a reset needs. */
  const facts = async (name: 'phoneCode' | 'emailCode', to: string, scene: string) => {
    const response = await askCode(to, await captchaToken(scene))
    const { verificationToken } = expectAnswerOf(name, response)
    const { codes } = await inbox()
    const captcha = codes.find((sent) => sent.to === to)?.code
    return { encryptType: '1', captcha, code: captcha, verificationToken }
  }
  const { captchaChallenge } = userPaths
  expectAnswerOf('captchaChallenge', await post(captchaChallenge, { scene: 'login' }))
  const question = { scene: 'login', kind: 'question' }
  expectAnswerOf('captchaQuestion', await post(captchaChallenge, question))
  const { id, answer } = await challenge('login')
  expectAnswerOf('captchaVerify', await post(userPaths.captchaVerify, { id, x: answer }))

  const byPhone = { phone, ...registration, ...(await facts('phoneCode', phone, 'register')) }
  expectAnswerOf('phoneRegistration', await post(userPaths.registerByPhone, byPhone))
  const byEmail = {
    accountEmail: email,
    ...registration,
    ...(await facts('emailCode', email, 'register')),
  }
  expectAnswerOf('emailRegistration', await post(userPaths.registerByEmail, byEmail))
  const known = await get(`${userPaths.emailRegistered}?email=${email}`)
  expectAnswerOf('emailRegistered', known)
  const newPhone = { phone, enterprise: 0, ...reset, ...(await facts('phoneCode', phone, 'reset')) }
  expectAnswerOf('phoneReset', await post(userPaths.resetByPhone, newPhone))
  const newEmail = { accountEmail: email, ...reset, ...(await facts('emailCode', email, 'reset')) }
  expectAnswerOf('emailReset', await post(userPaths.resetByEmail, newEmail))

  expectAnswerOf('newSession', await login({ loginType: '0', phone, password }))
  const upload = async (path: string) => {
    const body = new FormData()
    body.append('file', new File([PNG], 'picture.png'))
    return (await ask(path, { method: 'POST', body, headers: { token } })).json()
  }
  expectAnswerOf('imageUpload', await upload(userPaths.uploadImage))
  expectAnswerOf('fileUpload', await upload(userPaths.uploadFile))
  expectAnswerOf('sessionEnd', await post(endpoints.sessionEnd.path, {}, { token }))
})

test('sign-up answers as described', async () => {
  const { form, submit, read, send, verified, get, operate, upload } = await openSignups()
  const raceId = RACE_ID
  expectAnswerOf('signupForm', await form('post'))
  expectAnswerOf('signupForm', await form('direct'))
  const score = await verified(LIN)
  const earlier = { raceId, name: LIN.name, documentNumber: LIN.document.number }
  expectAnswerOf('scoreVerification', await send(signupPaths.verifyScore, earlier))
  const agreed = consents('document', 'health', 'publication')
  const entry = submission({ score }, { consents: agreed })
  const { signupId } = expectAnswerOf('signupSubmission', await submit(entry))
  expectAnswerOf('mySignups', await read(signupPaths.mine))
  const withdrawal = { raceId, signupId, policyId: 'publication', agreed: false }
  expectAnswerOf('consentWithdrawal', await send(signupPaths.consent, withdrawal))
  await operate('state', { signupId, state: 'proofRejected' })
  expectAnswerOf('requestedDocuments', await read(signupPaths.supportingDocuments))
  const proof = { raceId, signupId, paperId: 'proof', files: await upload() }
  expectAnswerOf('documentSubmission', await send(signupPaths.supportingDocuments, proof))
  expectAnswerOf('pastEvents', await get(signupPaths.pastEvents))
})

test('direct entry answers as described', async () => {
  const { read, send, verified } = await openSignups()
  const merit = { value: 'top100', text: '' }
  const application = submission(
    { score: await verified(LIN), merit },
    { formId: 'yanling-2024-direct', channel: 'direct' },
  )
  expectAnswerOf('directApplication', await send(signupPaths.directApply, application))
  expectAnswerOf('directStatus', await read(signupPaths.directStatus))
})

test('searches and results answer as described', async () => {
  const { query, results, get } = await openRaceCenter('ten-days-after')
  const search = async (name: EndpointName, type: number, runner: Pinned) =>
    expectAnswerOf(name, await query(type, byCard(runner)))
  await search('registrationStatus', QueryType.registrationStatus, pinned.drawn)
  await search('webRegistration', QueryType.webRegistration, pinned.drawn)
  await search('thirdPartyRegistration', QueryType.thirdPartyRegistration, pinned.direct)
  await search('thirdPartyRegistration', QueryType.thirdPartyRegistration, pinned.drawn)
  await search('appRegistration', QueryType.appRegistration, pinned.submitted)
  const { certificateCode } = expectAnswerOf(
    'runnerScore',
    await query(QueryType.userScore, byBib(pinned.drawn)),
  )
  expectAnswerOf('resultsList', await results({ size: '200' }))
  for (const code of [certificateCode, 'none'])
    expectAnswerOf('certificateCheck', await get(`${racePaths.certificateCheck}?code=${code}`))
})

test('photos answer as described', async () => {
  const { post, ask, captchaToken, inbox } = await openRaceCenter('ten-days-after')
  const raceId = RACE_ID
  const search = { raceId, ...byBib(pinned.drawn) }
  const { photos } = expectAnswerOf('photoSearch', await post(racePaths.photoSearch, search))
  const body = new FormData()
  body.append('raceId', raceId)
  body.append('consentedAt', '2024-10-02 10:00:00')
  const portrait = await ask(`/photos/portraits/${pinned.drawn.bib}.png`)
  body.append('file', new File([await portrait.arrayBuffer()], 'face.png'))
  const byFace = await ask(racePaths.photoSearchByFace, { method: 'POST', body })
  expectAnswerOf('faceSearch', await byFace.json())

  const request = { raceId, photoId: photos[0].photoId, reason: 'privacy', details: '不愿公开' }
  const asked = await post(racePaths.photoTakedown, request)
  const { requestId } = expectAnswerOf('takedownRequest', asked)
  const withCaptcha = { requestId, ...(await captchaToken('login')) }
  const sent = await post(racePaths.photoTakedownCode, withCaptcha)
  const { verificationToken } = expectAnswerOf('takedownCode', sent)
  const captcha = (await inbox()).codes[0]?.code
  const confirmation = { requestId, captcha, verificationToken }
  const removed = await post(racePaths.photoTakedownConfirm, confirmation)
  expectAnswerOf('takedownConfirmation', removed)
})

test('each call that answers in JSON was made', () => {
  const withJson = endpointNames.filter((name) => strictAnswer(name))
  expect(Object.keys(answered).toSorted()).toEqual(withJson.toSorted())
})
