// @vitest-environment node
import { expect, test } from 'vitest'
import { handoverOf, readFile, type View } from '#features/organiser/openedFile.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

test('a configuration is read byte for byte', () => {
  const source = '\uFEFF{ "websiteTitle": "赛事" }\r\n'
  expect(readFile('race.json', bytesOf(source))).toEqual({
    kind: 'file',
    file: { name: 'race.json', source },
  })
})

test.each([
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00])],
  ['GBK', new Uint8Array([0xc8, 0xfc, 0xca, 0xc2])],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
])('%s is no text in UTF-8', (_, bytes) => {
  expect(readFile('race.json', bytes.buffer)).toEqual({ kind: 'notText' })
})

const view: View = {
  moment: Date.parse('2027-03-28T09:00:00Z'),
  language: 'en',
  width: 390,
  scheme: 'dark',
  route: '/race-card',
}

test('what is handed over opens as it was left', () => {
  const file = { name: 'race.json', source: '\uFEFF{"websiteTitleEn":"Run"}' }
  const text = handoverOf(file, view)
  expect(readFile('race-preview.json', bytesOf(text))).toEqual({ kind: 'file', file, view })
  expect(text).toContain('2027-03-28T09:00:00.000Z')
})

test('a file that only resembles one that was handed over is a configuration', () => {
  const source = JSON.stringify({ preview: { ...view, width: 12 }, name: 'x', source: '{}' })
  expect(readFile('race.json', bytesOf(source))).toEqual({
    kind: 'file',
    file: { name: 'race.json', source },
  })
})
