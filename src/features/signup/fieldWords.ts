import type { FieldType, SignUpField } from '../../api/signUpField.ts'
import type { Translate } from '../../i18n/useText.ts'
import { localized } from '../../i18n/localized.ts'
import type { Language } from '../../i18n/language.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'
import type { FieldFault } from './fieldFault.ts'

const WAYS: Partial<Record<FieldType, 'typed' | 'uploaded' | 'signed' | 'agreed'>> = {
  input: 'typed',
  textarea: 'typed',
  number: 'typed',
  email: 'typed',
  phone: 'typed',
  url: 'typed',
  'identity-document': 'typed',
  'image-upload': 'uploaded',
  'images-upload': 'uploaded',
  signature: 'signed',
  policy: 'agreed',
}

interface Speech {
  t: Translate
  language: Language
}

/** A day as it is read; what is none stays as it is. */
export const dayWords = (day: string, t: Translate): string =>
  formatRaceTime(parseRaceTime(day), t('signup.day')) || day

/** What is wrong with a field, in words: the definition's own where it has some. */
export function faultWords(field: SignUpField, fault: FieldFault, { t, language }: Speech): string {
  const { code, limit = '' } = fault
  if (code === 'required') {
    const label = localized(field, 'label', language)
    return t(`signup.${WAYS[field.type] ?? 'chosen'}.required`, { label })
  }
  const own = code === 'unknownType' ? '' : localized(field.rules ?? {}, 'message', language)
  return own || t(`signup.fault.${code}`, { limit: dayWords(String(limit), t) })
}

/** What a field asks for, told before anything is wrong; '' where its label says it all. */
export function ruleWords(field: SignUpField, t: Translate): string {
  const { maxLength, min, max } = field.rules ?? {}
  if (min !== undefined && max !== undefined) return t('signup.rule.range', { min, max })
  if (min !== undefined) return t('signup.rule.min', { min })
  if (field.type === 'textarea' && maxLength !== undefined) {
    return t('signup.rule.maxLength', { limit: maxLength })
  }
  const isList = field.type === 'past-events' || field.type === 'checkbox'
  if (!isList || field.max === undefined) return ''
  // A limit that nobody can reach says nothing.
  if (field.type === 'checkbox' && field.max >= field.options.length) return ''
  return t('signup.rule.max', { limit: field.max })
}

/** When a policy was agreed to, and in which version. */
export const agreedWords = (
  { agreedAt, version }: { agreedAt: string; version: string },
  t: Translate,
): string =>
  t('entry.agreed', {
    time: formatRaceTime(parseRaceTime(agreedAt), t('lookups.form.time')),
    version,
  })
