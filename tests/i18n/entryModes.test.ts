// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { addTexts, bindTranslate, createI18n } from '#i18n/i18n.ts'
import { en } from '#i18n/locales/en/index.ts'
import { ja } from '#i18n/locales/ja/index.ts'
import { type TextKey, zh } from '#i18n/locales/zh/index.ts'

addTexts({ zh, en, ja })

const { i18n } = createI18n()
const textsOf = (language: string, mode?: string) => bindTranslate(i18n.getFixedT(language), mode)

/** Shown only where a race has a ballot, and texts that name all ways of entry. */
const OF_BALLOTS =
  /^(?:fields\.sign\.|search\.draw|(?:home|signup)\.entryMode|home\.countdown\.ballot|home\.season\.(?:drawn|closed\.ballot))|_ballot$/
const BALLOT = { zh: /抽签|中签|抽中/, en: /\bballots?\b|\bdrawn?\b/i, ja: /抽選|当選|落選/ }
const allKeys = Object.keys(zh) as TextKey[]
const keys = allKeys.filter((key) => !OF_BALLOTS.test(key) && !key.startsWith('course.'))
const languages = ['zh', 'en', 'ja'] as const

describe.each([undefined, 'firstCome', 'invitation'] as const)('with places by %s', (mode) => {
  test.each(languages)('no text in %s speaks of a ballot', (language) => {
    const t = textsOf(language, mode)
    const found = keys.filter((key) => BALLOT[language].test(t(key)))
    expect(found).toEqual([])
  })
})

test.each(languages)(
  'an event’s own way of giving places wins over the race’s in %s',
  (language) => {
    const key = 'signup.side.note.post'
    const firstCome = textsOf(language, 'firstCome')
    expect(firstCome(key, { context: 'ballot' })).toMatch(BALLOT[language])
    expect(firstCome(key)).not.toMatch(BALLOT[language])
    const t = textsOf(language)
    expect(t(key, { context: 'firstCome' })).not.toBe(t(key))
  },
)

/** What is said about an entry that costs nothing; states that only a fee leads to are left out. */
const OF_ENTRY =
  /^(?:signup\.(?:mine|side\.note|receipt\.new)|search\.state)\.(?!.*(?:toPay|paid|refund))(?!.*_)/
const PAYMENT = { zh: /费|退款|缴/, en: /\bpay|\bpaid\b|\bfee\b|refund/i, ja: /支払|返金|参加料/ }
const OF_NONE = { zh: /无需缴费/, en: /nothing to pay/, ja: /お支払いは不要/ }

test.each(languages)('no text in %s about a free entry speaks of paying', (language) => {
  const t = textsOf(language)
  const found = allKeys
    .filter((key) => OF_ENTRY.test(key))
    .map((key) => `${key}: ${t(key, { context: 'free' })}`)
    .filter((text) => PAYMENT[language].test(text.replace(OF_NONE[language], '')))
  expect(found).toEqual([])
})
