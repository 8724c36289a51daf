// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { themeColours, type Tokens } from '#domain/theme.ts'
import { luminanceOf, parseColour } from '#lib/colour.ts'

const YANLING = themeColours('#22523f', '#be3c14')

/** The colours that the race's site was designed with. */
const DESIGNED: Tokens = {
  'primary-900': '#143329',
  'primary-800': '#1a4033',
  'primary-700': '#22523f',
  'primary-600': '#2f6b53',
  'primary-300': '#a9c3b4',
  'primary-100': '#e4ede6',
  'accent-700': '#a03210',
  'accent-600': '#be3c14',
  'accent-500': '#d9531f',
  'accent-100': '#fbeae0',
  'on-band-accent': '#f2ab80',
  'neutral-900': '#1c2320',
  'neutral-700': '#404944',
  'neutral-600': '#59625d',
  'neutral-400': '#858d88',
  'neutral-300': '#c7ccc6',
  'neutral-200': '#e0e3dd',
  'neutral-100': '#f2f2ed',
  paper: '#fcfbf7',
  tint: '#fcf4ec',
  'focus-ring': '#cfe0d6',
}

const GROUNDS = ['page', 'surface', 'raised', 'paper', 'neutral-100']
const TINTS = [...GROUNDS, 'primary-50', 'primary-100', 'accent-100', 'tint']
/** Texts and marks, the grounds they may stand on, and the contrast they need. */
const PAIRS: [texts: string[], grounds: string[], least: number][] = [
  [['neutral-600', 'neutral-700', 'neutral-900'], TINTS, 4.5],
  [['primary-700', 'primary-800', 'primary-900'], TINTS, 4.5],
  [['accent-600', 'accent-700', 'accent-800'], TINTS, 4.5],
  [['neutral-400', 'primary-600', 'accent-500'], GROUNDS, 3],
  [['neutral-600'], ['neutral-200'], 4.5],
  [['on-primary'], ['primary-700', 'primary-800'], 4.5],
  [['on-accent'], ['accent-600', 'accent-700'], 4.5],
  [
    ['on-band-quiet', 'on-band-soft', 'on-band-accent', 'mist-rgb'],
    ['band-rgb', 'band-light', 'shade-rgb'],
    4.5,
  ],
]

const hexOf = (value = '') =>
  value.startsWith('#')
    ? value
    : `#${value
        .split(' ')
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`

/** Contrast of two colours (WCAG 2.2). */
const between = (tokens: Tokens, one: string, other: string) => {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminanceOf(parseColour(hexOf(tokens[name]))) + 0.05)
    .toSorted((a, b) => b - a)
  return light / dark
}

/** Pairs that are too close, allowing for rounding to 8 bits. */
const poorPairs = (tokens: Tokens) =>
  PAIRS.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds
        .filter((background) => between(tokens, text, background) < least - 0.02)
        .map((background) => `${text} on ${background}`),
    ),
  )

test('the race’s designed scheme follows from its two colours, within a small tolerance', () => {
  const off = Object.entries(DESIGNED).filter(([name, designed]) => {
    const computed = YANLING.light[name] ?? ''
    return [1, 3, 5].some(
      (at) =>
        Math.abs(
          parseInt(computed.slice(at, at + 2), 16) - parseInt(designed.slice(at, at + 2), 16),
        ) > 2,
    )
  })
  expect(off).toEqual([])
  expect(YANLING.corrected).toEqual([])
})

test.each([
  ['#22523f', '#be3c14'],
  ['#33418f', '#5b7a2c'],
  ['#5b7a2c', '#33418f'],
  ['#ffe98a', '#cccccc'],
  ['#000000', '#ffffff'],
])('texts and controls of %s and %s can be read in both schemes', (primary, accent) => {
  const { light, dark } = themeColours(primary, accent)
  expect(poorPairs(light)).toEqual([])
  expect(poorPairs(dark)).toEqual([])
})

test('texts and controls of any two colours can be read in both schemes', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const { light, dark } = themeColours(primary, accent)
      expect([...poorPairs(light), ...poorPairs(dark)]).toEqual([])
    }),
    { seed: 42, numRuns: 200 },
  )
})

test('errors and editors’ inks can be read on every background of any theme', () => {
  const [inLight = '', inDark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media')
  for (const [sheet, scheme] of [
    [inLight, 'light'],
    [inDark, 'dark'],
  ] as const) {
    const fixed = Object.fromEntries(
      [...sheet.matchAll(/--((?:error|ink)-\w+): (#\w{6})/g)].map(([, name = '', hex = '']) => [
        name,
        hex,
      ]),
    )
    const poor = ['error-600', 'error-700', 'error-800', 'ink-amber', 'ink-blue'].flatMap((text) =>
      [...GROUNDS, ...(text.startsWith('error') ? ['error-100'] : [])]
        .filter((background) => between({ ...YANLING[scheme], ...fixed }, text, background) < 4.48)
        .map((background) => `${scheme}: ${text} on ${background}`),
    )
    expect(poor).toEqual([])
  }
})

test('a legible colour is used unchanged; an illegible one is darkened and reported', () => {
  const indigo = themeColours('#33418f', '#be3c14')
  expect(indigo.light['primary-700']).toBe('#33418f')
  const poor = themeColours('#ffe98a', '#cccccc')
  expect(poor.corrected).toEqual(expect.arrayContaining(['#ffe98a', '#cccccc']))
  expect(poor.light['primary-700']).not.toBe('#ffe98a')
})

test('the first screen’s neutral colours are those of a site without a theme', () => {
  const sheet = readFileSync('src/styles/firstTokens.css', 'utf8')
  const { light, dark } = themeColours('#3a4a5a', '#41638a')
  const [inLight = '', inDark = ''] = sheet.split('@media screen')
  for (const name of ['page', 'neutral-100', 'neutral-200', 'neutral-900']) {
    expect(inLight).toContain(`--${name}: ${light[name]};`)
    expect(inDark).toContain(`--${name}: ${dark[name]};`)
  }
  expect(inLight).toContain(`--band-rgb: ${light['band-rgb']};`)
})
