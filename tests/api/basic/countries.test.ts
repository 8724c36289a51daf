// @vitest-environment node
import isoCountries from 'i18n-iso-countries'
import { expect, test } from 'vitest'
import { builtInCountries } from '#api/basic/countries.ts'

test('the built-in list contains all of ISO 3166-1 with its three codes', () => {
  const official = Object.keys(isoCountries.getAlpha2Codes()).filter((code) => code !== 'XK')
  expect(builtInCountries.map(({ twoCode }) => twoCode).toSorted()).toEqual(official.toSorted())
  for (const { twoCode, threeCode, numberCode, cnName, enName } of builtInCountries) {
    expect(threeCode).toBe(isoCountries.alpha2ToAlpha3(twoCode))
    expect(numberCode).toBe(isoCountries.alpha2ToNumeric(twoCode))
    expect(cnName).toMatch(/\p{Script=Han}/u)
    expect(enName).toMatch(/[A-Z]/)
  }
})

test('the four Chinese regions come first, sorted 1 to 4, all others 100', () => {
  expect(builtInCountries.slice(0, 4).map(({ cnName, itemSort }) => [cnName, itemSort])).toEqual([
    ['中国大陆', 1],
    ['中国香港', 2],
    ['中国澳门', 3],
    ['中国台湾', 4],
  ])
  expect(new Set(builtInCountries.slice(4).map(({ itemSort }) => itemSort))).toEqual(new Set([100]))
})
