// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import type { EndpointName } from '#api/endpoints.ts'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { strictAnswer } from '../../tools/schemas/api/strictAnswer.ts'
import { encrypted, PASSWORD } from '../sandbox/openAccounts.ts'
import { byBib, byCard, openRaceCenter } from '../sandbox/openRaceCenter.ts'
import { LIN, openSignups, RACE_ID, submission } from '../sandbox/openSignups.ts'

const succeeded = v.object({ code: v.literal(0), msg: v.string(), data: v.unknown() })

/** Fails unless the answer is one of this call, as the documentation of the services describes it. */
function expectAnswerOf(name: EndpointName, response: unknown): void {
  const schema = strictAnswer(name)
  if (!schema) throw new TypeError(`${name} answers with a file`)
  const { data } = v.parse(succeeded, response)
  const { issues = [] } = v.safeParse(schema, data)
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  expect(found, name).toEqual([])
}

test('website, basic and account service answer as described', async () => {
  const { get, post, sendCode, login, tokenOf, captchaToken } = await openSignups()
  const host = `?domainName=www.race.test`
  expectAnswerOf('raceByDomain', await get(`${websitePaths.raceByDomain}${host}`))
  expectAnswerOf('raceByDomain', await get(`${websitePaths.raceByDomain}?domainName=other.test`))
  expectAnswerOf('configLocation', await get(`${websitePaths.configLocation}${host}`))
  expectAnswerOf(
    'configLocation',
    await get(`${websitePaths.configLocation}?domainName=other.test`),
  )
  expectAnswerOf('raceInfo', await post(websitePaths.raceInfo, { raceId: RACE_ID }))
  expectAnswerOf('countries', await get(basicPaths.countries))
  const token = await tokenOf('13800000001')
  expectAnswerOf('commonInfo', await post(basicPaths.commonInfo, {}, { token }))
  expectAnswerOf('captchaChallenge', await post(userPaths.captchaChallenge, { scene: 'login' }))
  expectAnswerOf(
    'captchaQuestion',
    await post(userPaths.captchaChallenge, { scene: 'login', kind: 'question' }),
  )
  expect(await captchaToken('login')).toMatchObject({ scene: 'login' })
  expect(await sendCode('13800000001', 'login')).toMatchObject({ code: expect.any(String) })
  expectAnswerOf(
    'newSession',
    await login({ loginType: '0', phone: '13800000001', password: encrypted(PASSWORD) }),
  )
})

test('sign-up answers as described', async () => {
  const { form, submit, read, send, verified, get } = await openSignups()
  expectAnswerOf('signupForm', await form('post'))
  expectAnswerOf('signupForm', await form('direct'))
  const score = await verified(LIN)
  expectAnswerOf(
    'scoreVerification',
    await send(signupPaths.verifyScore, {
      raceId: RACE_ID,
      name: LIN.name,
      documentNumber: LIN.document.number,
    }),
  )
  expectAnswerOf('signupSubmission', await submit(submission({ score })))
  expectAnswerOf('mySignups', await read(signupPaths.mine))
  expectAnswerOf('requestedDocuments', await read(signupPaths.supportingDocuments))
  expectAnswerOf('directStatus', await read(signupPaths.directStatus))
  expectAnswerOf('pastEvents', await get(signupPaths.pastEvents))
})

test('searches, results and photos answer as described', async () => {
  const { query, results, get, post } = await openRaceCenter('ten-days-after')
  const runner = pinned.drawn
  expectAnswerOf('registrationStatus', await query(QueryType.registrationStatus, byCard(runner)))
  expectAnswerOf('webRegistration', await query(QueryType.webRegistration, byCard(runner)))
  expectAnswerOf(
    'thirdPartyRegistration',
    await query(QueryType.thirdPartyRegistration, byCard(runner)),
  )
  expectAnswerOf('runnerScore', await query(QueryType.userScore, byBib(runner)))
  expectAnswerOf('resultsList', await results({ size: '200' }))
  expectAnswerOf('certificateCheck', await get(`${racePaths.certificateCheck}?code=none`))
  expectAnswerOf(
    'photoSearch',
    await post(racePaths.photoSearch, { raceId: RACE_ID, ...byBib(runner) }),
  )
})
