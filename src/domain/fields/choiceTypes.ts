import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { listOf, number } from '#lib/parse.ts'
import { cleanInput } from '../cleanInput.ts'
import { lengthError, quoteError } from '../fieldRules.ts'
import { countError, defineFieldType, errorOf, isBlank } from './fieldType.ts'
import { optionError, optionIn, optionsSpec } from './options.ts'
import { recordValue, stringsValue, stringValue } from './values.ts'

const asIs = (value: string) => value

/** Holds the value of the selected option. */
const oneOf = <const T extends string>(type: T) =>
  defineFieldType({
    type,
    spec: optionsSpec,
    value: stringValue,
    validate: ({ value, field }) => optionError(field, value),
    toApi: asIs,
    fromApi: v.string(),
  })

/** Answers selected from a list. */
export const choiceTypes = {
  /** One of few options. */
  radio: oneOf('radio'),
  /** One of few options; an option may link to a text to read first. */
  'radio-link': oneOf('radio-link'),
  /** One of many options, in a drop-down list. */
  picker: oneOf('picker'),

  checkbox: defineFieldType({
    type: 'checkbox',
    spec: {
      ...optionsSpec,
      /** Maximum number of answers. */
      max: number,
    },
    /** Values of the selected options. */
    value: stringsValue,
    validate: ({ value, field }) =>
      value.map((one) => optionError(field, one)).find(Boolean) ??
      countError(value.length, field.max),
    toApi: (value) => value,
    fromApi: v.array(v.string()),
  }),

  'clothing-size': defineFieldType({
    type: 'clothing-size',
    spec: {
      ...optionsSpec,
      /** Sizes in centimetres: one row per measure, one number per size. */
      chart: listOf(v.object({ ...localizedText('label'), centimetres: listOf(number) })),
    },
    value: stringValue,
    validate: ({ value, field }) => optionError(field, value),
    toApi: asIs,
    fromApi: v.string(),
  }),

  /** One of few options; some require a text. */
  'radio-input': defineFieldType({
    type: 'radio-input',
    spec: { ...optionsSpec, maxLength: number },
    value: recordValue({ value: stringValue, text: stringValue }),
    validate({ value: { value, text }, field }) {
      const wrong = optionError(field, value)
      if (wrong || !optionIn(field, value)?.withText) return wrong
      if (isBlank(text)) return errorOf('text')
      const { maxLength } = field
      return errorOf(quoteError(text)) ?? errorOf(lengthError(text, { maxLength }), maxLength)
    },
    toApi: ({ value, text }) => ({ value, text: cleanInput('text', text) }),
    fromApi: v.object({ value: v.string(), text: v.string() }),
  }),
}
