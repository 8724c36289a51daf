import type { FieldOption } from '../../../../domain/fields/options.ts'
import { SmartLink } from '../../../../components/SmartLink.tsx'
import { LocalizedText, markedText } from '../../../../components/LocalizedText.tsx'
import { localized, localizedLang } from '../../../../i18n/localized.ts'
import type { Language } from '../../../../i18n/languages.ts'
import type { Choice } from './Radios.tsx'
import styles from './Radios.module.css'

/** A field's options as choices, with the documents to read first. */
export const choicesOf = (options: FieldOption[], language: Language): Choice[] =>
  options.map((option) => ({
    value: option.value,
    label: localized(option, 'label', language) || option.value,
    lang: localizedLang(option, 'label', language),
    hint: markedText(option, 'hint', language),
    before: option.link && (
      <SmartLink isBeside to={option.link} className={styles.link}>
        <LocalizedText of={option} field="linkLabel" orElse={option.link} />
      </SmartLink>
    ),
  }))
