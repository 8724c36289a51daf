import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sheet } from '#features/file-preview/sheet/readSheet.ts'
import { SheetView } from '#features/file-preview/sheet/SheetView.tsx'
import { addTexts, loadTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { filePreview as en } from '#i18n/locales/en/filePreview.ts'
import { filePreview as zh } from '#i18n/locales/zh/filePreview.ts'
import { setLanguage } from '#stores/language.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'

beforeEach(async () => {
  await loadTexts('en')
  addTexts({ zh, en })
  // jsdom has no workers: any sheet but the first one loads forever.
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = () => undefined
      terminate = () => undefined
    },
  )
})
afterEach(cleanup)

const bookOf = (...names: string[]): Sheet => ({
  sheets: names.map((name, at) => ({ name, at })),
  rowIndices: [],
  columnIndices: [],
  rows: [],
  widths: [],
  notes: [],
})

test.each<[Language, string[], string]>([
  ['zh', ['奖金', 'Prize money'], '奖金'],
  ['en', ['奖金', 'Prize money'], 'Prize money'],
  ['zh', ['Prize money', '奖金'], '奖金'],
  ['en', ['摆渡车 Shuttle buses', '封路 Road closures'], '摆渡车 Shuttle buses'],
])('in %s the workbook %j opens on %s', async (language, names, chosen) => {
  await setLanguage(language)
  renderInSite(<SheetView bytes={new Uint8Array()} kind="xlsx" first={bookOf(...names)} />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(chosen)
})

test('letters and numbers jump over hidden columns and rows', () => {
  const sheet = {
    ...bookOf('名单'),
    rowIndices: [0, 1, 4],
    columnIndices: [0, 1, 3],
    widths: [6, 6, 6],
    rows: ['1', '2', '5'].map((row) => ['a', 'b', 'd'].map((text) => ({ text: text + row }))),
  }
  renderInSite(<SheetView bytes={new Uint8Array()} kind="xlsx" first={sheet} />)
  const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(names('columnheader').slice(1)).toEqual(['A', 'B', 'D'])
  expect(names('rowheader')).toEqual(['1', '2', '5'])
})

test('struck words of a cell are struck', () => {
  const pieces = [
    { text: '200', isStruck: true },
    { text: ' 180', isStruck: false },
  ]
  const sheet = {
    ...bookOf('报名费'),
    rowIndices: [0],
    columnIndices: [0],
    widths: [6],
    rows: [[{ text: '200 180', pieces }]],
  }
  renderInSite(<SheetView bytes={new Uint8Array()} kind="xlsx" first={sheet} />)
  expect(screen.getByRole('cell')).toHaveTextContent('200 180')
  expect(screen.getByText('200', { selector: 's' })).toBeInTheDocument()
  expect(screen.queryByText('180', { selector: 's' })).toBeNull()
})
