// @vitest-environment node
import { expect, test } from 'vitest'
import { ModuleType, siteConfigSchema } from '../../src/api/siteConfig.ts'
import { lookUpState } from '../../src/api/lookUpState.ts'
import { parse } from '../../src/lib/parse.ts'

const configOf = (source: Record<string, unknown>) => parse(siteConfigSchema, source)
const score = (card: object, scoreSearch: object) =>
  lookUpState(
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
])('with the card %s and the switch %s it is open: %s', (card, lookUpSwitch, isOpen) => {
  expect(score({ openStatus: card }, { openStatus: lookUpSwitch }).isOpen).toBe(isOpen)
})

test('a card without a switch, or a switch without a card, is closed but known', () => {
  const open = { openStatus: true }
  const cardOnly = configOf({ searchConfigList: [{ moduleType: 2, ...open }] })
  const switchOnly = configOf({ registrationSearch: open })
  for (const config of [cardOnly, switchOnly]) {
    expect(lookUpState(config, ModuleType.registration)).toMatchObject({
      isKnown: true,
      isOpen: false,
    })
  }
  expect(lookUpState(configOf({}), ModuleType.registration).isKnown).toBe(false)
})

test('the card’s words come before the switch’s, each with its own English', () => {
  const words = { dialogText: '开关', dialogTextEn: 'switch' }
  expect(score({ dialogText: '卡片' }, words).words).toMatchObject({
    dialogText: '卡片',
    dialogTextEn: '',
  })
  expect(score({ dialogText: 'undefined' }, words).words).toMatchObject(words)
  expect(score({}, {}).words).toMatchObject({ dialogText: '', dialogTextEn: '' })
})

test('each look-up has its page, and results over past years have theirs', () => {
  const config = configOf({})
  expect(lookUpState(config, ModuleType.registration).path).toBe('/registration-search')
  expect(lookUpState(config, ModuleType.photo).path).toBe('/image-search')
  expect(score({}, { useMultipleSearch: 0 }).path).toBe('/score-search')
  expect(score({}, { useMultipleSearch: 1 }).path).toBe('/multiple-score-search')
})
