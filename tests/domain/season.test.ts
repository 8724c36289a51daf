import { expect, test } from 'vitest'
import { seasonAt } from '#domain/season.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const dates = {
  signupStart: at('2024-08-08T00:00'),
  signupEnd: at('2024-08-19T00:00'),
  ballot: at('2024-08-26T09:00'),
  kitPickUp: at('2024-09-20T10:00'),
  start: at('2024-09-22T08:00'),
  end: at('2024-09-22T14:25'),
}

test.each([
  ['2024-08-07T23:59', 'announced'],
  ['2024-08-08T00:00', 'open'],
  ['2024-08-17T23:59', 'open'],
  ['2024-08-18T00:00', 'lastDay'],
  ['2024-08-19T00:00', 'closed'],
  ['2024-08-26T08:59', 'closed'],
  ['2024-08-26T09:00', 'drawn'],
  ['2024-09-20T10:00', 'kitPickUp'],
  ['2024-09-22T01:59', 'kitPickUp'],
  ['2024-09-22T02:00', 'raceDay'],
  ['2024-09-22T08:00', 'live'],
  ['2024-09-22T14:25', 'after'],
])('at %s the season is %s', (moment, season) => {
  expect(seasonAt(dates, at(moment))).toBe(season)
})

test('without a ballot, entries stay closed until kit pick-up', () => {
  expect(seasonAt({ ...dates, ballot: undefined }, at('2024-09-19T00:00'))).toBe('closed')
})

test('a race of unknown length is over after two days', () => {
  const race = { start: dates.start }
  expect(seasonAt(race, at('2024-09-24T07:59'))).toBe('live')
  expect(seasonAt(race, at('2024-09-24T08:00'))).toBe('after')
})

test('a start alone says nothing about entries', () => {
  expect(seasonAt({ start: dates.start }, at('2024-08-15T00:00'))).toBeUndefined()
  expect(seasonAt({}, at('2024-08-15T00:00'))).toBeUndefined()
})
