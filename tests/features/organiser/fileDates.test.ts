// @vitest-environment node
import { expect, test } from 'vitest'
import { createZone } from '#domain/raceZone.ts'
import { datesIn, localTimeOf } from '#features/organiser/fileDates.ts'
import { configOf } from '#features/organiser/openedFile.ts'

test('every moment of a file is listed once, in order, by the race’s clock', () => {
  const file = {
    websiteTitleEn: '2027-01-01 00:00',
    race: { timeZone: 'Europe/Lisbon' },
    raceItems: [{ itemId: '10k', startTime: '2027-03-28 10:00', cutOff: '90' }],
    keyDates: [{ time: '2027-03-28 10:00', labelEn: 'Race', isRace: true }],
    searchConfigList: [
      { moduleType: 1, signUpStartTime: '2026-11-01', signUpEndTime: '2027-03-07' },
    ],
    carouselList: [{ validFrom: Date.parse('2027-02-01T12:00:00Z') }],
  }
  const zone = createZone('Europe/Lisbon')
  const dates = datesIn(file, configOf(file), zone)
  expect(dates.map(({ ms, field }) => `${localTimeOf(ms, zone)} ${field}`)).toEqual([
    '2026-11-01T00:00 searchConfigList[0].signUpStartTime',
    '2027-02-01T12:00 carouselList[0].validFrom',
    '2027-03-08T00:00 searchConfigList[0].signUpEndTime',
    '2027-03-28T10:00 raceItems[0].startTime',
    '2027-03-28T11:30 raceItems[0].cutOff',
  ])
})
