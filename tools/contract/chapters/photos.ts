import * as v from 'valibot'
import { refusals } from '../../schemas/api/refusals.ts'
import { madeUp, type Trial } from '../trial.ts'

const page = v.object({ total: v.number(), photos: v.array(v.object({ photoId: v.string() })) })

/** Photos of a runner, and the removal of photos. */
export async function tryPhotos(trial: Trial): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal, accounts } = trial
  const raceId = await trial.raceId()
  if (raceId === undefined) return
  expectRefusal(
    await ask('takedownRequest', { raceId, photoId: madeUp(), reason: 'privacy' }),
    ['noSuchPhoto'],
    'The removal of a photo that is not there',
  )
  expectRefusal(
    await ask('takedownConfirmation', {
      requestId: madeUp(),
      captcha: '000000',
      verificationToken: madeUp(),
    }),
    ['noSuchRequest', 'codeWrong', 'codeExpired'],
    'The confirmation of a request that is not there',
  )
  expectRefusal(
    await ask('takedownCode', { requestId: madeUp() }),
    ['captchaNeeded', 'noSuchRequest'],
    'A code for a removal, without a captcha',
  )
  expectRefusal(
    await ask('faceSearch', { raceId, consentedAt: '', file: new File(['x'], 'face.png') }),
    ['consentMissing', 'photosNotOut', 'captchaNeeded'],
    'A search by face without a consent',
  )
  const { runner } = accounts
  if (!runner?.bib) return trial.skip('photos of a runner', 'the accounts file has no bib')
  const results = await ask('resultsList', { raceId, page: '1', size: '1' })
  if (results?.code === refusals.resultsNotOut.code)
    return trial.skip('photos of a runner', 'the race has no results yet')
  const found = await ask('photoSearch', { raceId, name: runner.name, bib: runner.bib, size: 2 })
  if (found?.code === refusals.photosNotOut.code)
    return trial.skip('photos of a runner', 'there are none yet')
  if (!expectSuccess(found, 'Photos of the runner')) return
  const read = v.safeParse(page, found.data)
  if (!read.success) return
  const { total, photos: listed } = read.output
  expect(found, listed.length <= 2, 'The page has more photos than were asked for')
  expect(found, total >= listed.length, '`total` is smaller than the number of photos')
  expect(
    found,
    !JSON.stringify(found.data).includes(runner.name),
    'The runner’s name is not masked',
  )
}
