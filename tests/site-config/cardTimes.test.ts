// @vitest-environment node
import { expect, test } from 'vitest'
import { parseRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { parse } from '#lib/parse.ts'
import { withCardsAt } from '#site-config/cardTimes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const zone = createZone('Europe/Lisbon')
const span = { signUpStartTime: '2027-01-10 10:00', signUpEndTime: '2027-02-28' }

test.each<[card: object, time: string, isOpen: boolean]>([
  [span, '2027-01-10 09:59', false],
  [span, '2027-01-10 10:00', true],
  [span, '2027-02-28 23:59', true],
  [span, '2027-03-01 00:00', false],
  [{ signUpStartTime: '2027-01-10 10:00' }, '2030-01-01 00:00', true],
  [{ signUpEndTime: '2027-02-28' }, '2026-01-01 00:00', true],
  [{}, '2027-02-01 00:00', false],
  [{ signUpStartTime: 'soon' }, '2027-02-01 00:00', false],
  // What the file says holds at any time.
  [{ ...span, openStatus: true }, '2026-01-01 00:00', true],
  [{ ...span, openStatus: 0 }, '2027-02-01 00:00', false],
  [{ ...span, openStatus: 'false' }, '2027-02-01 00:00', false],
  // As if it said nothing.
  [{ ...span, openStatus: 'yes' }, '2027-02-01 00:00', true],
  [{ ...span, openStatus: null }, '2027-02-01 00:00', true],
])('a card with %j is open at %s: %s', (card, time, isOpen) => {
  const config = parse(siteConfigSchema, { searchConfigList: [{ moduleType: 1, ...card }] })
  const moment = parseRaceTime(time, zone) ?? NaN
  expect(withCardsAt(config, moment, zone).searchConfigList[0]?.openStatus).toBe(isOpen)
})

test('without a readable zone no card opens by its times', () => {
  const config = parse(siteConfigSchema, { searchConfigList: [{ moduleType: 1, ...span }] })
  expect(withCardsAt(config, NaN, createZone('Lisbon')).searchConfigList[0]?.openStatus).toBe(false)
})
