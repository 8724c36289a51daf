// @vitest-environment node
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { LIN, openSignups, RACE_ID, submission } from '../openSignups.ts'

async function openSupportingDocuments(state: string) {
  const sandbox = await openSignups()
  await sandbox.submit(submission({ score: await sandbox.verified(LIN) }))
  const mine = (await sandbox.read(signupPaths.mine)) as {
    data: { signups: { signupId: string }[] }
  }
  const signupId = mine.data.signups[0]?.signupId ?? ''
  await sandbox.operate('state', { signupId, state })
  const handIn = (paperId: string, files: string, id = signupId) =>
    sandbox.send(signupPaths.supportingDocuments, { raceId: RACE_ID, signupId: id, paperId, files })
  return { ...sandbox, hand: handIn, list: () => sandbox.read(signupPaths.supportingDocuments) }
}

test('the requested documents depend on the sign-up’s state', async () => {
  const { list, operate, read } = await openSupportingDocuments('proofRejected')
  expect(await list()).toMatchObject({
    data: { requiredDocuments: [{ paperId: 'proof', isAsked: true, files: '', sentAt: '' }] },
  })
  const mine = (await read(signupPaths.mine)) as { data: { signups: { signupId: string }[] } }
  await operate('state', { signupId: mine.data.signups[0]?.signupId, state: 'notDrawn' })
  expect(await list()).toMatchObject({ data: { requiredDocuments: [] } })
})

test('new proof replaces the rejected one', async () => {
  const { hand, upload, list, read } = await openSupportingDocuments('proofRejected')
  const files = `${await upload('1.png')},${await upload('2.png')}`
  expect(await hand('proof', files)).toMatchObject({
    code: 0,
    data: { sentAt: expect.any(String) },
  })
  expect(await read(signupPaths.mine)).toHaveProperty('data.signups.0.state', 'paid')
  expect(await list()).toMatchObject({ data: { requiredDocuments: [{ files, isAsked: false }] } })
})

test('rejected proof cannot be replaced once sign-up has closed', async () => {
  const { hand, upload, list, read, later } = await openSupportingDocuments('proofRejected')
  const file = await upload()
  await later('ballot-day')
  expect(await list()).toMatchObject({ data: { requiredDocuments: [] } })
  expect(await hand('proof', file)).toMatchObject({ code: 3010 })
  expect(await read(signupPaths.mine)).toHaveProperty('data.signups.0.state', 'proofRejected')
})

test('missing files, too many files and unknown documents are rejected', async () => {
  const { hand, upload, get } = await openSupportingDocuments('proofRejected')
  const url = await upload()
  const lost = `/uploads/${'0'.repeat(32)}.png`
  for (const files of [lost, 'elsewhere.png', `${url},${lost}`, Array(6).fill(url).join()]) {
    expect(await hand('proof', files)).toMatchObject({ code: 3100 })
  }
  expect(await hand('proof', '')).toMatchObject({ code: 400 })
  expect(await hand('portrait', url)).toMatchObject({ code: 3010 })
  expect(await hand('proof', url, 'nobody')).toMatchObject({ code: 3010 })
  expect(await get(`${signupPaths.supportingDocuments}?raceId=${RACE_ID}`)).toMatchObject({
    code: 401,
  })
})
