import * as v from 'valibot'
import { LANGUAGES } from '#i18n/languages.ts'
import { isRequired, type Schema } from '#lib/schemaParts.ts'
import type { Description } from './description.ts'

/** What a service may leave out, and what a missing value means. */
export function withoutIt(lenient: Schema): string {
  if (isRequired(lenient)) return 'Required: without it, what it belongs to is left out.'
  const value = v.parse(lenient, undefined)
  if (value === false || (typeof value === 'string' && value !== ''))
    return `Missing means ${value}.`
  return Array.isArray(value) ? 'Missing means none.' : ''
}

const SUFFIXES = LANGUAGES.map(({ suffix }) => suffix).filter(Boolean)

/** The path without the suffix of a language, if it stands for the same text. */
export function basePath(path: string, descriptions: Record<string, Description>): string {
  const suffix = SUFFIXES.find((one) => path.endsWith(one))
  const base = suffix ? path.slice(0, -suffix.length) : path
  return !(path in descriptions) && base in descriptions ? base : path
}

/** A text of one form; an empty one is as good as none. */
const textOfForm = ({ form, example }: Description, lenient: Schema) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^(?:${form?.source})${isRequired(lenient) ? '' : '?'}$`),
      `is not in the form of ${String(example)}`,
    ),
  )

/** Adds what a field is for, an example, and what happens without it; `others` is for fields without a description. */
export const describeWith =
  (descriptions: Record<string, Description>, others?: Description) =>
  (path: string, strict: Schema, lenient: Schema): Schema => {
    const base = basePath(path, descriptions)
    const described = descriptions[base] ?? others
    if (path === '' || !described) return strict
    if (path !== base) return v.pipe(strict, v.description('The same in another language.'))
    const formed = described.form ? textOfForm(described, lenient) : strict
    const texts = [described.text, withoutIt(lenient)].filter(Boolean).join(' ')
    return described.example === undefined
      ? v.pipe(formed, v.description(texts))
      : v.pipe(formed, v.description(texts), v.examples([described.example]))
  }
