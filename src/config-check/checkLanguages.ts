import { type LanguageInfo, LANGUAGES } from '#i18n/languages.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { partsOf, type Schema } from '#lib/schemaParts.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import type { CheckContext } from './context.ts'
import { fieldOf, type Format } from './fields.ts'
import type { UnplacedFinding } from './finding.ts'

/** One picture, address or number may serve all languages. */
const SHARED: (Format | undefined)[] = [
  'picture',
  'file',
  'link',
  'outsideLink',
  'documentOrLink',
  'phone',
]

/** Texts of digits and signs alone are the same in every language. */
const isGiven = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value)
const isMissing = (value: unknown) => typeof value !== 'string' || value.trim() === ''

const SUFFIXES = LANGUAGES.map(({ suffix }) => suffix).filter(Boolean)

/** The name of a text's field without its language. */
const baseOf = (key: string): string => {
  const suffix = SUFFIXES.find((one) => key.endsWith(one) && key.length > one.length)
  return suffix ? key.slice(0, -suffix.length) : key
}

/** Fields that the schema has in several languages. */
function localizedFields(schema: Schema, path: JsonPath = []): string[] {
  const parts = partsOf(schema)
  if (parts.type === 'list') return path.length > 9 ? [] : localizedFields(parts.item, [...path, 0])
  if (parts.type === 'record') return localizedFields(parts.value, [...path, 'any'])
  if (parts.type === 'union') return parts.options.flatMap((one) => localizedFields(one, path))
  if (parts.type === 'value') return []
  return Object.entries(parts.entries).flatMap(([key, entry]) => {
    const own = `${key}En` in parts.entries ? (fieldOf([...path, key])?.path ?? []) : []
    return [own, localizedFields(entry, [...path, key])].flat()
  })
}

const localized = new Set(localizedFields(siteConfigSchema))

/** Texts of an object that are there in one language and not in another that the race offers. */
function missingIn(
  record: Record<string, unknown>,
  path: JsonPath,
  languages: readonly LanguageInfo[],
): UnplacedFinding[] {
  const bases = new Set(
    Object.keys(record)
      .filter((key) => isGiven(record[key]))
      .map(baseOf),
  )
  return [...bases].flatMap((base): UnplacedFinding[] => {
    const field = fieldOf([...path, base])
    if (!field || !localized.has(field.path) || SHARED.includes(field.format)) return []
    const given = LANGUAGES.filter(({ suffix }) => isGiven(record[base + suffix]))
    const [first] = given
    if (!first) return []
    return [
      ...languages
        .filter(({ suffix }) => isMissing(record[base + suffix]))
        .map(({ code, suffix }): UnplacedFinding => ({
          grade: 'misleads',
          problem: 'noTranslation',
          values: { language: code, field: base + suffix, other: first.code },
          path: [...path, base + first.suffix],
          part: 'name',
          effect: 'otherLanguage',
        })),
      ...given
        .filter((language) => !languages.includes(language))
        .map(({ code, suffix }): UnplacedFinding => ({
          grade: 'improve',
          problem: 'languageNotOffered',
          values: { language: code },
          path: [...path, base + suffix],
          part: 'name',
          effect: null,
        })),
    ]
  })
}

/** Whether each text is there in each language that the race offers, and in no other. */
export function checkLanguages({ raw, config, languages }: CheckContext): UnplacedFinding[] {
  const found: UnplacedFinding[] = []
  function visit(value: unknown, path: JsonPath): void {
    if (!isRecord(value)) return
    if (!Array.isArray(value)) found.push(...missingIn(value, path, languages))
    for (const [key, inner] of Object.entries(value))
      if (path.length > 0 || key !== 'texts')
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(raw, [])
  const { race } = config
  if (race?.defaultLanguage && !languages.some(({ code }) => code === race.defaultLanguage)) {
    found.push({
      grade: 'misleads',
      problem: 'defaultLanguageNotOffered',
      values: { language: race.defaultLanguage },
      path: ['race', 'defaultLanguage'],
    })
  }
  return found
}
