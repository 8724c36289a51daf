import { localized } from '#i18n/localized.ts'
import type { Texts } from '#i18n/useText.ts'
import { shortened } from '#lib/shortened.ts'
import { CHANNEL, ITEM, type SignupDraft } from '../signupStore.ts'
import type { SignupView } from '../signupView.ts'
import { errorMessage } from './fieldMessages.ts'
import { ruleErrors } from './ruleErrors.ts'

export interface ShownError {
  /** The field's key. */
  key: string
  /** The field's label, or its section's title if the message already names the field. */
  heading: string
  message: string
}

/**
 * Errors of values that are valid in themselves but refused by the service or the rest of the form.
 */
export function formMessages(
  { form, serverErrors }: SignupDraft,
  view: SignupView,
  texts: Texts,
): Record<string, string> {
  const messages = ruleErrors(view, form.raceDay, texts)
  for (const field of view.shown) {
    const { key } = field
    const error = view.errors.get(key)
    const serverError = serverErrors[key]
    if (error?.isOfForm) messages[key] = errorMessage(field, error, texts)
    if (serverError) messages[key] = shortened(localized(serverError, 'message', texts.languages))
  }
  return messages
}

/** All errors of a form, in field order. */
export function formErrors(draft: SignupDraft, view: SignupView, texts: Texts): ShownError[] {
  const { kind, form, channel } = draft
  const { t, languages } = texts
  const messages = formMessages(draft, view, texts)
  const choices: [key: string, label: string, isMissing: boolean][] = [
    [CHANNEL, t('signup.channel'), kind === 'direct' && channel === ''],
    [ITEM, t('signup.item'), form.items.length > 0 && !view.item],
  ]
  const missing = choices.flatMap(([key, label, isMissing]) =>
    isMissing ? [{ key, heading: label, message: t('fields.chosen.required', { label }) }] : [],
  )
  const wrong = view.shown.flatMap((field): ShownError[] => {
    const { key } = field
    const error = view.errors.get(key)
    const message = error && !error.isOfForm ? errorMessage(field, error, texts) : messages[key]
    if (!message) return []
    const label = localized(field, 'label', languages)
    const section = form.sections.find((one) => one.key === field.section)
    // A message that names the field is followed by its section.
    const heading = message.includes(label) ? localized(section ?? {}, 'title', languages) : label
    return [{ key, heading, message }]
  })
  return [...missing, ...wrong]
}
