// @vitest-environment node
import { expect, test } from 'vitest'
import { parse } from '#lib/parse.ts'
import { searchState } from '#site-config/searchState.ts'
import { ModuleType, siteConfigSchema } from '#site-config/siteConfig.ts'

const configOf = (source: Record<string, unknown>) => parse(siteConfigSchema, source)
const score = (card: object, scoreSearch: object) =>
  searchState(
    configOf({ searchConfigList: [{ moduleType: 3, ...card }], scoreSearch }),
    ModuleType.score,
  )

test.each([
  [true, true, true],
  [1, '1', true],
  [true, false, false],
  [false, true, false],
  [0, 0, false],
  [undefined, true, false],
  [true, undefined, true],
])('with card %s and switch %s it is open: %s', (card, searchSwitch, isOpen) => {
  expect(score({ openStatus: card }, { openStatus: searchSwitch }).isOpen).toBe(isOpen)
})

test('a card without a switch, or a switch without a card, is closed but known', () => {
  const open = { openStatus: true }
  const cardOnly = configOf({ searchConfigList: [{ moduleType: 2, ...open }] })
  const switchOnly = configOf({ registrationSearch: open })
  for (const config of [cardOnly, switchOnly]) {
    expect(searchState(config, ModuleType.registration)).toMatchObject({
      isKnown: true,
      isOpen: false,
    })
  }
  expect(searchState(configOf({}), ModuleType.registration).isKnown).toBe(false)
})

test('in each language the card’s texts take precedence over the switch’s', () => {
  const labels = { dialogText: '开关', dialogTextEn: 'switch' }
  expect(score({ dialogText: '卡片' }, labels).texts).toMatchObject({
    dialogText: '卡片',
    dialogTextEn: 'switch',
  })
  expect(score({ dialogText: 'undefined' }, labels).texts).toMatchObject(labels)
  expect(score({}, {}).texts).toMatchObject({ dialogText: '', dialogTextEn: '' })
})

test.each([
  ['score-search', '/score-search'],
  ['#score-search', '/score-search'],
  ['#/score-search', '/score-search'],
  ['article/kit?x=1', '/article/kit?x=1'],
  ['javascript:alert(1)', null],
  ['https://example.org', null],
  ['//example.org', null],
  ['', null],
])('an internal jump to %s leads to %s', (jumpUrl, jump) => {
  expect(score({ jumpType: 2, jumpUrl }, {}).jump).toBe(jump)
})

test('each search has its page, and results of past years have theirs', () => {
  const config = configOf({})
  expect(searchState(config, ModuleType.registration).path).toBe('/registration-search')
  expect(searchState(config, ModuleType.photo).path).toBe('/image-search')
  expect(score({}, { useMultipleSearch: 0 }).path).toBe('/score-search')
  expect(score({}, { useMultipleSearch: 1 }).path).toBe('/multiple-score-search')
})
