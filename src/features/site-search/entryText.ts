import { LANGUAGES } from '#i18n/languages.ts'
import { readableText } from '#lib/html/readableText.ts'
import type { Sanitiser } from '#lib/html/sanitiser.ts'
import type { IndexEntry, SourceEntry } from './indexEntries.ts'

/**
 * The entry with the text of its content: that of the page, from the same sanitiser. Struck words
 * are no longer valid, so they are not found. `rest` is awaited after each short piece of work.
 */
export async function readEntryText(
  { isHtml, ...entry }: SourceEntry,
  { sanitise }: Sanitiser,
  rest: () => Promise<void> | void,
): Promise<IndexEntry> {
  if (!isHtml) return entry
  const furigana: string[] = []
  for (const { suffix } of LANGUAGES) {
    const html = entry[`content${suffix}`]
    const texts: string[] = []
    for (const slice of html ? sanitise(html).slices() : []) {
      const { text, reading } = readableText(slice)
      texts.push(text)
      if (reading) furigana.push(reading)
      await rest()
    }
    entry[`content${suffix}`] = texts.join(' ')
  }
  return { ...entry, reading: furigana.join(' ') }
}
