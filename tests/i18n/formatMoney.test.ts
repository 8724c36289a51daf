import { expect, test } from 'vitest'
import { formatMoney } from '#i18n/formatMoney.ts'

test.each([
  ['CNY', 'zh', 150, '150 元'],
  ['CNY', 'zh', 12_000, '12,000 元'],
  ['CNY', 'zh', 99.5, '99.5 元'],
  ['CNY', 'ja', 1000, '元 1,000'],
  ['JPY', 'zh', 18_000, 'JP¥18,000'],
  ['JPY', 'ja', 18_000, '￥18,000'],
] as const)(
  'an amount in %s is written as is usual in %s: %d',
  (currency, language, amount, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text)
  },
)

test('an amount of a race without a declared currency is a number', () => {
  expect(formatMoney(12_000, undefined, 'zh')).toBe('12,000')
  expect(formatMoney(120, undefined, 'en')).toBe('120')
})

test.each([0, 80, 1000, 18_000, 99.5])(
  '%d is written with the currency’s code in English',
  (amount) => {
    for (const currency of ['CNY', 'JPY', 'EUR']) {
      const digits = Number.isInteger(amount) ? 0 : undefined
      const usual = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      expect(formatMoney(amount, currency, 'en')).toBe(usual.format(amount).replace('\u00a0', ' '))
    }
  },
)
