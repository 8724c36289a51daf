// @vitest-environment node
import { expect, test } from 'vitest'
import { addTexts } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { addRemoteTexts, useRemoteTexts } from '#stores/remoteTexts.ts'
import { textsIn } from '../support/textsIn.ts'

test('remote texts override the bundled ones, which remain readable', () => {
  // A word of its own: the texts stay for the tests that share this module.
  const key = 'test.home' as TextKey
  const bundled = { [key]: 'Home' }
  addTexts({ en: bundled })

  addRemoteTexts({ [key]: { zh: '', en: 'Start page' } })
  expect(textsIn('en').t(key)).toBe('Start page')
  expect(bundled[key]).toBe('Home')

  addRemoteTexts({ [key]: { zh: '封面', en: '' } })
  expect(useRemoteTexts.getState().texts[key]).toEqual({ zh: '封面', en: 'Start page' })
  expect(textsIn('en').t(key)).toBe('Start page')
  expect(textsIn('zh').t(key)).toBe('封面')
})

test('a remote text that has loaded before its page stays', () => {
  const key = 'test.later' as TextKey
  addRemoteTexts({ [key]: { zh: '', en: 'Front page' } })
  addTexts({ zh: { [key]: '首页' }, en: { [key]: 'Home' } })
  expect(textsIn('en').t(key)).toBe('Front page')
  expect(textsIn('zh').t(key)).toBe('首页')
})
