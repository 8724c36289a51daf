import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, number, text } from '#lib/parse.ts'
import { type Purpose, cleanInput } from '../cleanInput.ts'
import { comparable } from '../comparable.ts'
import {
  emailError,
  lengthError,
  linkError,
  positiveIntegerError,
  quoteError,
  telephoneError,
  type TextError,
  type TextLimits,
} from '../fieldRules.ts'
import { defineFieldType, errorOf, type FieldError, formErrorOf } from './fieldType.ts'
import { stringValue } from './values.ts'

const BOUNDS: Partial<Record<TextError, keyof TextLimits>> = {
  tooShort: 'minLength',
  tooLong: 'maxLength',
  tooSmall: 'min',
  tooLarge: 'max',
}

interface TextRules {
  rules?: TextLimits & { kind?: string; pattern?: string }
}

/** Whether a text matches its field's pattern. A pattern that cannot be parsed allows any text. */
function hasForm(value: string, pattern = ''): boolean {
  try {
    return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(cleanInput('number', value))
  } catch {
    return true
  }
}

/** Applies the rule of spec §5 for a text, with the limits of the field. */
function textError(
  value: string,
  { rules = {} }: TextRules,
  defaultKind: 'text' | 'positive-integer' | 'link',
): FieldError | null {
  const kind = rules.kind ?? defaultKind
  if (kind === 'mainland-phone' || kind === 'generic-phone')
    return errorOf(telephoneError(value, false, kind))
  const code =
    (kind === 'text' ? quoteError(value) : null) ??
    (kind === 'link' ? linkError(value) : null) ??
    (kind === 'positive-integer' ? positiveIntegerError(value, rules) : lengthError(value, rules))
  const bound = code && BOUNDS[code]
  return errorOf(code, bound ? rules[bound] : undefined)
}

/** The purpose of a text, by the rule that its field applies. */
const PURPOSES: Partial<Record<string, Purpose>> = {
  'positive-integer': 'number',
  'mainland-phone': 'phone',
  'generic-phone': 'phone',
}
/** A text with a pattern is a code, such as a postcode, and is folded like a number. */
const asText = (value: string, { rules }: TextRules) =>
  cleanInput(PURPOSES[rules?.kind ?? ''] ?? (rules?.pattern ? 'number' : 'text'), value)

const comparableName = (value: unknown) => comparable('name', v.parse(stringValue, value))

/** Typed texts. */
export const textTypes = {
  input: defineFieldType({
    type: 'input',
    spec: {
      /** The field with the name that this one must not repeat. */
      otherThan: text,
    },
    value: stringValue,
    validate({ value, field, values }) {
      const error =
        textError(value, field, 'text') ??
        (hasForm(value, field.rules?.pattern) ? null : errorOf('pattern'))
      if (error || field.otherThan === '') return error
      const isSame = comparableName(value) === comparableName(values[field.otherThan])
      return isSame ? formErrorOf('sameName') : null
    },
    toApi: asText,
    fromApi: v.string(),
  }),

  textarea: defineFieldType({
    type: 'textarea',
    spec: { rows: number },
    value: stringValue,
    validate: ({ value, field }) => textError(value, field, 'text'),
    toApi: asText,
    fromApi: v.string(),
  }),

  number: defineFieldType({
    type: 'number',
    spec: localizedText('unit'),
    /** The number as typed. */
    value: stringValue,
    validate: ({ value, field }) => textError(value, field, 'positive-integer'),
    toApi: (value) => Number(cleanInput('number', value)),
    fromApi: v.pipe(v.number(), v.transform(String)),
  }),

  email: defineFieldType({
    type: 'email',
    spec: {},
    value: stringValue,
    validate: ({ value }) => errorOf(emailError(value)),
    toApi: (value) => cleanInput('email', value),
    fromApi: v.string(),
  }),

  phone: defineFieldType({
    type: 'phone',
    spec: {
      /** Also accepts numbers with a country code. */
      isInternational: flag,
    },
    value: stringValue,
    validate: ({ value, field }) =>
      errorOf(telephoneError(value, field.isInternational, field.rules?.kind)),
    toApi: (value) => cleanInput('phone', value),
    fromApi: v.pipe(
      v.string(),
      v.check((sent) => sent === cleanInput('phone', sent)),
    ),
  }),

  url: defineFieldType({
    type: 'url',
    spec: {},
    value: stringValue,
    validate: ({ value, field }) => textError(value, field, 'link'),
    toApi: asText,
    fromApi: v.string(),
  }),
}
