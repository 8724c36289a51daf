import type { FieldOption } from '../../../api/signUpField.ts'
import { SmartLink } from '../../../components/SmartLink.tsx'
import { localized } from '../../../i18n/localized.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Choice } from './Radios.tsx'

/** Options as they are read, with what is to be read before them. */
export const choicesOf = (options: FieldOption[], language: Language): Choice[] =>
  options.map((option) => ({
    value: option.value,
    label: localized(option, 'label', language) || option.value,
    hint: localized(option, 'hint', language),
    before: option.link && (
      <SmartLink to={option.link} className="signup-choices__link">
        {localized(option, 'linkLabel', language) || option.link}
      </SmartLink>
    ),
  }))
