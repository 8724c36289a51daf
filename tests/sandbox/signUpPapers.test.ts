import { expect, test } from 'vitest'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { LIN, openSignUps, RACE_ID, submission } from './openSignUps.ts'

async function openPapers(state: string) {
  const stand = await openSignUps()
  await stand.submit(submission({ score: await stand.verified(LIN) }))
  const mine = (await stand.read(signUpPaths.mine)) as { data: { signups: { signupId: string }[] } }
  const signupId = mine.data.signups[0]?.signupId ?? ''
  await stand.operate('state', { signupId, state })
  const hand = (paperId: string, files: string, id = signupId) =>
    stand.send(signUpPaths.papers, { raceId: RACE_ID, signupId: id, paperId, files })
  return { ...stand, hand, list: () => stand.read(signUpPaths.papers) }
}

test('what is asked for goes by the state of the sign-up', async () => {
  const { list, operate, read } = await openPapers('proofRejected')
  expect(await list()).toMatchObject({
    data: { papers: [{ paperId: 'proof', isAsked: true, files: '', sentAt: '' }] },
  })
  const mine = (await read(signUpPaths.mine)) as { data: { signups: { signupId: string }[] } }
  await operate('state', { signupId: mine.data.signups[0]?.signupId, state: 'notDrawn' })
  expect(await list()).toMatchObject({ data: { papers: [] } })
})

test('proof that is handed in takes the place of the rejected', async () => {
  const { hand, upload, list, read } = await openPapers('proofRejected')
  const files = `${await upload('1.png')},${await upload('2.png')}`
  expect(await hand('proof', files)).toMatchObject({
    code: 0,
    data: { sentAt: expect.any(String) },
  })
  expect(await read(signUpPaths.mine)).toHaveProperty('data.signups.0.state', 'paid')
  expect(await list()).toMatchObject({ data: { papers: [{ files, isAsked: false }] } })
})

test('files that are not there, too many of them, and papers of nobody are refused', async () => {
  const { hand, upload, get } = await openPapers('proofRejected')
  const url = await upload()
  const lost = `/uploads/${'0'.repeat(32)}.png`
  for (const files of [lost, 'elsewhere.png', `${url},${lost}`, Array(6).fill(url).join()]) {
    expect(await hand('proof', files)).toMatchObject({ code: 3100 })
  }
  expect(await hand('proof', '')).toMatchObject({ code: 400 })
  expect(await hand('portrait', url)).toMatchObject({ code: 3010 })
  expect(await hand('proof', url, 'nobody')).toMatchObject({ code: 3010 })
  expect(await get(`${signUpPaths.papers}?raceId=${RACE_ID}`)).toMatchObject({ code: 401 })
})
