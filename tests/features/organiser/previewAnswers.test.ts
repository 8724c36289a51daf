import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { racePaths } from '#api/race/paths.ts'
import { QueryCode } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { userPaths } from '#api/user/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { configOf } from '#features/organiser/openedFile.ts'
import { answerTo, CONFIG_PATH } from '#features/organiser/previewAnswers.ts'

const source = JSON.stringify({
  race: { timeZone: 'UTC' },
  raceItems: [{ itemId: '10k', nameEn: '10 km', startTime: '2027-03-28 10:00', cutOff: '90' }],
})
const RACE_DAY = Date.parse('2027-03-28T10:30:00Z')
const AFTER = Date.parse('2027-03-28T11:31:00Z')

const answer = (path: string, now = RACE_DAY) =>
  answerTo(path, {
    source,
    config: configOf(JSON.parse(source)),
    now: () => now,
    noService: 'no data here',
  })
const envelope = async (path: string, now?: number) => (await answer(path, now)?.json()) as object

test('the file is what the site loads, at the time of the preview', async () => {
  const location = await envelope(websitePaths.configLocation)
  expect(location).toMatchObject({ code: 0, data: { uri: CONFIG_PATH } })
  const file = answer(CONFIG_PATH)
  expect(await file?.text()).toBe(source)
  expect(file?.headers.get('date')).toBe('Sun, 28 Mar 2027 10:30:00 GMT')
})

test('race and race information come from the file', async () => {
  expect(await envelope(websitePaths.raceByDomain)).toMatchObject({
    data: { raceId: 'preview', domainName: location.hostname },
  })
  expect(await envelope(websitePaths.raceInfo)).toMatchObject({
    data: { startTime: '2027-03-28 10:00:00', endTime: '2027-03-28 11:30:00' },
  })
})

test('results and photos are not out before the race is over, and afterwards there are none', async () => {
  expect(await envelope(racePaths.results)).toMatchObject({ code: QueryCode.resultsNotOut })
  expect(await envelope(racePaths.photoSearch)).toMatchObject({ code: QueryCode.photosNotOut })
  for (const path of [racePaths.results, racePaths.photoSearch])
    expect(await envelope(path, AFTER)).toEqual({ code: -1, msg: 'no data here', data: null })
})

test.each([basicPaths.commonInfo, userPaths.login, signupPaths.form, signupPaths.submit])(
  '%s is told to have no data',
  async (path) => {
    expect(await envelope(path)).toEqual({ code: -1, msg: 'no data here', data: null })
  },
)

test('files that the host has for every race are missing, others are loaded', () => {
  expect(answer(filePaths.cloudConfig)?.status).toBe(404)
  expect(answer(filePaths.translations('cn', 'common'))?.status).toBe(404)
  expect(answer('/pictures/hero.jpg')).toBeUndefined()
})
