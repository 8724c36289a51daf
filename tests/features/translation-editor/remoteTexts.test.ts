// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { addRemoteTexts, addTexts, onTextsChanged, readRemoteTexts, translate } from '#i18n/i18n.ts'

test('remote texts override the bundled ones, which remain readable', () => {
  const listener = vi.fn<() => void>()
  const stop = onTextsChanged(listener)
  // A word of its own: the texts stay for the tests that share this module.
  const bundled = { 'test.home': 'Home' }
  addTexts({ en: bundled })

  addRemoteTexts({ 'test.home': { zh: '', en: 'Start page' } })
  expect(listener).toHaveBeenCalledOnce()
  expect(translate('test.home', {}, 'en')).toBe('Start page')
  expect(bundled['test.home']).toBe('Home')

  addRemoteTexts({ 'test.home': { zh: '封面', en: '' } })
  expect(readRemoteTexts()['test.home']).toEqual({ zh: '封面', en: 'Start page' })
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})
