import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { amount, flag, listOf, requiredText, text, wholeNumber } from '#lib/parse.ts'
import type { FieldError } from './fieldType.ts'

const option = v.object({
  value: requiredText,
  ...localizedText('label'),
  ...localizedText('hint'),
  /** What this answer costs on top of the entry fee, in the race's currency. */
  price: amount,
  /** How many more may choose it; with 0 it is sold out. */
  placesLeft: wholeNumber(),
  /** `radio-input`: this answer requires a text. */
  withText: flag,
  /** `radio-image-upload`: this answer requires pictures. */
  withImages: flag,
  /** `radio-link`: link to a text to read before this answer. */
  link: text,
  ...localizedText('linkLabel'),
})
export type FieldOption = v.InferOutput<typeof option>

/** The answers that a field offers. */
export const optionsSpec = { options: listOf(option) }

interface WithOptions {
  options: FieldOption[]
}

export const optionIn = ({ options }: WithOptions, value: string): FieldOption | undefined =>
  options.find((one) => one.value === value)

/** Checks that an answer is one of those offered, and not sold out. */
export function optionError(field: WithOptions, value: string): FieldError | null {
  const chosen = optionIn(field, value)
  if (!chosen) return { code: 'option' }
  return chosen.placesLeft === 0 ? { code: 'soldOut' } : null
}
