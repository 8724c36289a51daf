import { getLocation } from 'jsonc-parser'
import type { JsonFile, Place } from '#config-check/jsonFile.ts'
import type { LanguageInfo } from '#i18n/languages.ts'
import { isRecord } from '#lib/isRecord.ts'
import { type JsonPath, visitTexts } from '#lib/jsonPath.ts'

/** A text of the file. */
interface Leaf {
  path: JsonPath
  text: string
  /** What of it can be read on a page: HTML without its tags, which are replaced by line ends. */
  shown: string
}

/** A text of a page, with the texts of what is around it, the nearest first. */
export interface PageText {
  text: string
  around: string[]
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const TAG = /<[^>]*>/g

/** Without doubled spaces, as pages show texts. */
export const asShown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const decoded = (html: string) =>
  html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const shownOf = (text: string) =>
  text.includes('<')
    ? decoded(text.replaceAll(/\s+/g, ' ').replaceAll(TAG, '\n')).replaceAll(/ *\n */g, '\n')
    : asShown(text)

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[String(key)] : undefined),
    value,
  )
}

/** The texts of the record, or of the list, in which a text of the file stands. */
function siblingsOf(file: JsonFile, path: JsonPath): string[] {
  const texts: string[] = []
  visitTexts(valueAt(file.value, path.slice(0, -1)), (text, inner) => {
    if (inner.length === 1) texts.push(asShown(text))
  })
  return texts
}

/** Where the texts of pages stand in a file, and the other way round. */
export function createTextIndex(file: JsonFile, source: string) {
  const leaves: Leaf[] = []
  visitTexts(file.value, (text, path) => leaves.push({ path, text, shown: shownOf(text) }))
  const whole = new Map<string, Leaf[]>()
  for (const leaf of leaves) whole.set(leaf.shown, [...(whole.get(leaf.shown) ?? []), leaf])

  /** Of texts that are the same, the one whose neighbours in the file stand around it on the page. */
  function nearest(candidates: Leaf[], around: string[], { suffix }: LanguageInfo) {
    let rest = candidates.map((leaf) => ({ leaf, siblings: siblingsOf(file, leaf.path) }))
    for (const text of around) {
      if (rest.length < 2) break
      const counts = rest.map(({ siblings }) => siblings.filter((one) => text.includes(one)).length)
      const most = Math.max(...counts)
      rest = rest.filter((_, index) => counts[index] === most)
    }
    const inLanguage = rest.find(({ leaf }) => String(leaf.path.at(-1)).endsWith(suffix))
    return (inLanguage ?? rest[0])?.leaf
  }

  /** The stretch of a text within its string in the file; the whole string, if it is written otherwise there. */
  function stretchOf({ path }: Leaf, text: string): Place {
    const place = file.placeOf(path, 'value')
    const literal = source.slice(place.offset, place.offset + place.length)
    const written = JSON.stringify(text).slice(1, -1)
    const at = literal.indexOf(written)
    return at < 0
      ? place
      : { ...place, offset: place.offset + at, length: written.length, column: place.column + at }
  }

  return {
    /** Where a text of a page stands in the file; undefined if it is not from there. */
    find(
      { text, around }: PageText,
      language: LanguageInfo,
    ): (Place & { path: JsonPath }) | undefined {
      const shown = asShown(text)
      if (!shown) return undefined
      const leaf =
        nearest(whole.get(shown) ?? [], around, language) ??
        nearest(
          leaves.filter((one) => one.shown.includes(shown)),
          around,
          language,
        )
      return leaf && { ...stretchOf(leaf, text.trim()), path: leaf.path }
    },
    /**
     * The text of the file at a position, as pages show it: of HTML, the part between two tags. '' if there
     * is none.
     */
    textAt(offset: number): string {
      const { path } = getLocation(source, offset)
      const value = valueAt(file.value, path)
      if (typeof value !== 'string') return ''
      if (!value.includes('<')) return asShown(value)
      const { offset: from, length } = file.placeOf(path, 'value')
      const [before, after] = [
        source.slice(from + 1, Math.max(offset, from + 1)),
        source.slice(Math.max(offset, from + 1), from + length - 1),
      ]
      const part = before.slice(before.lastIndexOf('>') + 1) + after.split('<', 1).join()
      try {
        return asShown(decoded(String(JSON.parse(`"${part}"`))))
      } catch {
        return ''
      }
    },
  }
}
export type TextIndex = ReturnType<typeof createTextIndex>
