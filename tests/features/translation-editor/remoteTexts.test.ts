// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { en } from '../../../src/i18n/en.ts'
import {
  addRemoteTexts,
  onTextsChanged,
  readRemoteTexts,
  translate,
} from '../../../src/i18n/i18n.ts'

test('remote texts override the bundled ones, which remain readable', async () => {
  const listener = vi.fn<() => void>()
  const stop = onTextsChanged(listener)
  const before = en['site.home']

  addRemoteTexts({ 'site.home': { zh: '', en: 'Start page' } })
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(translate('site.home', {}, 'en')).toBe('Start page')
  expect(en['site.home']).toBe(before)

  addRemoteTexts({ 'site.home': { zh: '封面', en: '' } })
  expect(readRemoteTexts()['site.home']).toEqual({ zh: '封面', en: 'Start page' })
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  stop()
})
