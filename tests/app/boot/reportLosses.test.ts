// @vitest-environment node
import { expect, test } from 'vitest'
import { ConfigError } from '#app/boot/parseConfig.ts'
import { reportConfigError, reportLosses, TIME_FIELDS } from '#app/boot/reportLosses.ts'
import { FIELDS } from '#config-check/fields.ts'
import { editions } from '#sandbox/editions/editions.ts'
import { takeReports } from '#tests/support/setup.ts'

function reportsOf(source: object): string[] {
  reportLosses(JSON.stringify(source))
  return takeReports()
}

test('values that are dropped or changed are reported once, with place and reason', () => {
  const reports = reportsOf({
    $schema: './config.schema.json',
    race: { timeZone: 'Lisbon', currency: '€', languages: ['en', 'tlh'] },
    raceItems: [
      { name: 'Meia Maratona', distance: 21, capacity: '4.000', fee: '18,00 €', climbM: '120' },
      { name: '10 km', startTime: '28/03/2026 23:00', minimumAge: 16, cutOff: '2 a.m.' },
    ],
    keyDates: [{ time: '1.3.2026', label: 'Sorteio' }],
    searchConfigList: [{ moduleType: 1, signUpEndTime: '1 March' }],
    wonderfulPictures: [{ src: '/a.jpg' }],
    faq: [{ id: 'when', question: 'When?', answer: 'x'.repeat(200) }, {}],
    slogan: ['x'.repeat(200)],
  })
  expect(reports).toHaveLength(1)
  expect(reports[0]?.split(/: (.*)/s)[1]?.split('; ')).toEqual([
    'race.currency: "€" is not read',
    'race.languages[1]: "tlh" is not read',
    'raceItems[0].distance: no such field',
    'raceItems[0].capacity: "4.000" is not read',
    'raceItems[0].fee: "18,00 €" is not read',
    'raceItems[0].climbM: "120" is read as 120',
    'wonderfulPictures[0]: left out without surfacePlotUrl',
    'faq[1]: left out without id',
    `slogan: ["${'x'.repeat(78)} is not read`,
    'race.timeZone: "Lisbon" is not read',
    'raceItems[1].startTime: "28/03/2026 23:00" is not read',
    'raceItems[1].cutOff: "2 a.m." is not read',
    'keyDates[0].time: "1.3.2026" is not read',
    'searchConfigList[0].signUpEndTime: "1 March" is not read',
  ])
})

test.each(editions)('the configuration of $raceId is read whole', ({ config }) => {
  expect(reportsOf(config)).toEqual([])
})

test('dates of fees, refunds and waves that cannot be read are reported', () => {
  const reports = reportsOf({
    race: {
      refunds: [
        { until: '2027-01-31', percent: 50 },
        { until: 'January', percent: 20 },
      ],
    },
    raceItems: [
      {
        name: 'Meia Maratona',
        earlyFees: [{ until: '31.1.2027', fee: 18 }],
        waves: [{ pen: 'A', startTime: '9.00' }],
      },
    ],
  })
  expect(reports).toHaveLength(1)
  expect(reports[0]?.split(/: (.*)/s)[1]?.split('; ')).toEqual([
    'race.refunds[1].until: "January" is not read',
    'raceItems[0].earlyFees[0].until: "31.1.2027" is not read',
    'raceItems[0].waves[0].startTime: "9.00" is not read',
  ])
})

test.each([
  // As Chromium words it, with and without the line.
  ['bad at position 18 (line 2 column 7)', /: bad at position 18 \(line 2 column 7\)$/],
  ['bad at position 18', /: bad at position 18 \(line 2 column 7\)$/],
])('a file that is no JSON is reported with the place once: %s', (message, expected) => {
  reportConfigError(new ConfigError('{"a": "bc",\n"d": oops}', new SyntaxError(message)))
  expect(takeReports()).toEqual([expect.stringMatching(expected)])
})

test('the times that are tried are those that the check of a file knows', () => {
  const times = [...FIELDS].filter(([, { format }]) => format === 'dateTime' || format === 'end')
  expect([...TIME_FIELDS].toSorted()).toEqual(times.map(([path]) => path).toSorted())
})
