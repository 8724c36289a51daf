import { type FieldError, withoutValues } from '#domain/fields/fieldType.ts'
import { type FieldSpec, validateField } from '#domain/fields/fieldTypes.ts'
import type { Translate } from '#i18n/i18n.ts'
import { localized } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { fieldViews } from './fieldViews.ts'
import { dayLabel } from './labels.ts'

const FORM_MESSAGES = {
  sameName: 'signup.otherThan.name',
  sameDocument: 'signup.otherThan.document',
  minAge: 'signup.minAge',
} as const

/** The message for an error: the one in the definition, if there is one. */
export function errorMessage(field: FieldSpec, error: FieldError, { t, languages }: Texts): string {
  const { limit = '' } = error
  if (error.isOfForm) return t(FORM_MESSAGES[error.code], { age: limit })
  if (error.code === 'required') {
    const label = localized(field, 'label', languages)
    return t(`fields.${fieldViews[field.type].requiredMessage}.required`, { label })
  }
  if (error.code === 'soldOut') {
    const label = localized(field, 'label', languages)
    return t('fields.error.soldOut', { label })
  }
  const customMessage =
    error.code === 'unknownType' ? '' : localized(field.rules ?? {}, 'message', languages)
  if (customMessage) return customMessage
  return typeof limit === 'number'
    ? t(`fields.error.${error.code}`, { limit, count: limit })
    : t(`fields.error.${error.code}`, { limit: dayLabel(limit, t) })
}

/** The message about a value outside of the form; '' if the value is valid. `today`: `YYYY-MM-DD`. */
export function valueMessage(
  field: FieldSpec,
  value: unknown,
  today: string,
  texts: Texts,
): string {
  const error = validateField(field, value, withoutValues(today))
  return error ? errorMessage(field, error, texts) : ''
}

/** The field's rule, shown before there is an error; '' if the label says enough. */
export function ruleMessage(field: FieldSpec, t: Translate): string {
  const { maxLength, min, max } = field.rules ?? {}
  if (min !== undefined && max !== undefined) return t('fields.rule.range', { min, max })
  if (min !== undefined) return t('fields.rule.min', { min })
  if (field.type === 'textarea' && maxLength !== undefined) {
    return t('fields.rule.maxLength', { limit: maxLength, count: maxLength })
  }
  const isList = field.type === 'past-events' || field.type === 'checkbox'
  if (!isList || field.max === undefined) return ''
  // A limit that cannot be exceeded is not worth stating.
  if (field.type === 'checkbox' && field.max >= field.options.length) return ''
  return t('fields.rule.max', { limit: field.max })
}
