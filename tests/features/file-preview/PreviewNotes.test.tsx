import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DownloadUrlContext } from '#features/file-preview/DownloadUrlContext.ts'
import type { PreviewNote } from '#features/file-preview/previewNote.ts'
import { PreviewNotes } from '#features/file-preview/PreviewNotes.tsx'
import { addTexts, loadTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { filePreview as en } from '#i18n/locales/en/filePreview.ts'
import { filePreview as zh } from '#i18n/locales/zh/filePreview.ts'
import { setLanguage } from '#stores/language.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'

beforeEach(async () => {
  await Promise.all([loadTexts('en'), loadTexts('ja')])
  addTexts({ zh, en })
})
afterEach(cleanup)

const show = (notes: PreviewNote[]) =>
  renderInSite(
    <DownloadUrlContext value="/files/list.xlsx">
      <PreviewNotes notes={notes} />
    </DownloadUrlContext>,
  )

test('a file that has nothing to note has no note and no second download', () => {
  const { container } = show([])
  expect(container).toBeEmptyDOMElement()
})

test.each<[Language, string[], string]>([
  ['zh', ['这个文件里有图表', '按普通数字显示：[DBNum4]、??'], '下载文件'],
  ['en', ['The file has charts', 'plain numbers: [DBNum4], ??'], 'Download'],
  ['ja', ['グラフ', '表示しています：[DBNum4]、??'], 'ダウンロード'],
])('each note has a sentence in %s, above one download', async (language, sentences, download) => {
  await setLanguage(language)
  show([{ code: 'charts' }, { code: 'numberFormats', names: ['[DBNum4]', '??'] }])
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(2)
  for (const [at, sentence] of sentences.entries()) expect(items[at]).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: download })).toHaveAttribute('href', '/files/list.xlsx')
})
