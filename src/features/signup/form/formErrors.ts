import { localized } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { shorten } from '#lib/shorten.ts'
import { errorMessage } from '../fields/fieldMessages.ts'
import { ruleErrors } from '../fields/ruleErrors.ts'
import { CHANNEL, ITEM, type OpenForm } from '../model/openForm.ts'
import type { SignupView } from '../model/signupView.ts'

export interface ShownError {
  /** The field's key. */
  key: string
  /** The field's label, or its section's title if the message already names the field. */
  heading: string
  message: string
  /** Found by the service or the rest of the form; the value is valid in itself. */
  isOfForm: boolean
}

/** All errors of a form, in field order: one for each field, that of its own value first. */
export function formErrors(openForm: OpenForm, view: SignupView, texts: Texts): ShownError[] {
  const { kind, form, channel, serverErrors } = openForm
  const { t, languages } = texts
  const rules = ruleErrors(view, form.raceDay, texts)
  const choices: [key: string, label: string, isMissing: boolean][] = [
    [CHANNEL, t('signup.channel'), kind === 'direct' && channel === ''],
    [ITEM, t('signup.item'), form.items.length > 0 && !view.item],
  ]
  const missing = choices.flatMap(([key, label, isMissing]) =>
    isMissing
      ? [{ key, heading: label, message: t('fields.chosen.required', { label }), isOfForm: false }]
      : [],
  )
  const wrong = view.shown.flatMap((field): ShownError[] => {
    const { key } = field
    const error = view.errors.get(key)
    const serverError = serverErrors[key]
    const isOfForm = !error || error.isOfForm === true
    const ownMessage = error ? errorMessage(field, error, texts) : rules[key]
    const message =
      isOfForm && serverError ? shorten(localized(serverError, 'message', languages)) : ownMessage
    if (!message) return []
    const label = localized(field, 'label', languages)
    const section = form.sections.find((one) => one.key === field.section)
    // A message that names the field is followed by its section.
    const heading = message.includes(label) ? localized(section ?? {}, 'title', languages) : label
    return [{ key, heading, message, isOfForm }]
  })
  return [...missing, ...wrong]
}
