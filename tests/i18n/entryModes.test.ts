// @vitest-environment node
import { afterAll, describe, expect, test } from 'vitest'
import { addTexts, setEntryMode, translate } from '#i18n/i18n.ts'
import { en } from '#i18n/en.ts'
import { ja } from '#i18n/ja.ts'
import { zh } from '#i18n/zh.ts'

addTexts({ zh, en, ja })
afterAll(() => setEntryMode(undefined))

/** Shown only where a race has a ballot, and texts that name all ways of entry. */
const OF_BALLOTS =
  /^(?:fields\.sign\.|search\.draw|(?:home|signup)\.entryMode|home\.countdown\.ballot|home\.season\.(?:drawn|closed\.ballot))|_ballot$/
const BALLOT = { zh: /抽签|中签|抽中/, en: /\bballots?\b|\bdrawn?\b/i, ja: /抽選|当選|落選/ }
const keys = Object.keys(zh).filter((key) => !OF_BALLOTS.test(key) && !key.startsWith('course.'))
const languages = ['zh', 'en', 'ja'] as const

describe.each([undefined, 'firstCome', 'invitation'] as const)('with places by %s', (mode) => {
  test.each(languages)('no text in %s speaks of a ballot', (language) => {
    setEntryMode(mode)
    const found = keys.filter((key) => BALLOT[language].test(translate(key, {}, language)))
    expect(found).toEqual([])
  })
})

test.each(languages)(
  'an event’s own way of giving places wins over the race’s in %s',
  (language) => {
    const text = (context?: string) =>
      translate('signup.side.note.post', context ? { context } : {}, language)
    setEntryMode('firstCome')
    expect(text('ballot')).toMatch(BALLOT[language])
    expect(text()).not.toMatch(BALLOT[language])
    setEntryMode(undefined)
    expect(text('firstCome')).not.toBe(text())
  },
)

/** What is said about an entry that costs nothing; states that only a fee leads to are left out. */
const OF_ENTRY =
  /^(?:signup\.(?:mine|side\.note|receipt\.new)|search\.state)\.(?!.*(?:toPay|paid|refund))(?!.*_)/
const PAYMENT = { zh: /费|退款|缴/, en: /\bpay|\bpaid\b|\bfee\b|refund/i, ja: /支払|返金|参加料/ }
const OF_NONE = { zh: /无需缴费/, en: /nothing to pay/, ja: /お支払いは不要/ }

test.each(languages)('no text in %s about a free entry speaks of paying', (language) => {
  const found = Object.keys(zh)
    .filter((key) => OF_ENTRY.test(key))
    .map((key) => `${key}: ${translate(key, { context: 'free' }, language)}`)
    .filter((text) => PAYMENT[language].test(text.replace(OF_NONE[language], '')))
  expect(found).toEqual([])
})
