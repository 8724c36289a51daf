import * as v from 'valibot'
import { text } from '#lib/parse.ts'
import { LANGUAGES, type Suffix } from './languages.ts'

/** Suffixes of the languages that data always have. */
type DataSuffix = '' | 'En'
type FurtherSuffix = Exclude<Suffix, DataSuffix>

/** A text in the languages of the data, perhaps also in further ones. */
export type LocalizedFields<K extends string> = Record<`${K}${DataSuffix}`, string> &
  Partial<Record<`${K}${FurtherSuffix}`, string>>

/** In further languages, data may have no text. */
const furtherText = v.optional(text)

/**
 * Schema entries of a text in every language: `localizedText('title')` defines `title`, `titleEn`.
 */
export function localizedText<K extends string>(
  field: K,
): Record<`${K}${DataSuffix}`, typeof text> & Record<`${K}${FurtherSuffix}`, typeof furtherText>
export function localizedText(field: string): Record<string, typeof text | typeof furtherText> {
  return Object.fromEntries(
    LANGUAGES.map(({ suffix }) => [
      `${field}${suffix}`,
      suffix === '' || suffix === 'En' ? text : furtherText,
    ]),
  )
}

/** Whether a record has the text in at least one language. */
export const hasText = <K extends string>(
  record: { [F in keyof LocalizedFields<K>]?: string },
  field: K,
): boolean => LANGUAGES.some(({ suffix }) => record[`${field}${suffix}`])

/** The schema of an object that has each of these texts in at least one language. */
export function withText<K extends string, S extends v.GenericSchema<unknown, LocalizedFields<K>>>(
  fields: readonly K[],
  schema: S,
) {
  return v.pipe(
    schema,
    v.check<v.InferOutput<S>>((record: LocalizedFields<K>) =>
      fields.every((field) => hasText(record, field)),
    ),
  )
}
