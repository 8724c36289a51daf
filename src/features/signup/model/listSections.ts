import { localized, localizedLang } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { groupFields } from './groupFields.ts'
import { CHANNEL, ITEM, type OpenForm } from './openForm.ts'
import type { SignupView } from './signupView.ts'

/** A section of a form: the choice of a channel or an event, or a group of fields. */
export interface FormSection {
  /** Also the last part of its panel's id. */
  id: string
  title: string
  /** Language of the title, if it is another one than the page's. */
  lang?: string
  /** Keys of its fields. A choice has one field, with the key that errors refer to. */
  keys: string[]
}

/** The sections that the form shows, in its order. */
export function listSections(
  { kind, form }: OpenForm,
  { shown }: SignupView,
  { t, languages }: Texts,
): FormSection[] {
  const choice = (id: string, title: string) => ({ id, title, keys: [id] })
  return [
    ...(kind === 'direct' ? [choice(CHANNEL, t('signup.channel'))] : []),
    ...(form.items.length > 0 ? [choice(ITEM, t('signup.item'))] : []),
    ...groupFields(form, shown).map(({ section, fields }) => ({
      id: section.key || 'rest',
      title: localized(section, 'title', languages) || t('signup.rest'),
      lang: localizedLang(section, 'title', languages),
      keys: fields.map(({ key }) => key),
    })),
  ]
}
