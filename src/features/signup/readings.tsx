import type { ComponentType } from 'react'
import type { FieldOf, FieldOption, FieldType } from '../../api/signUpField.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { normalNumber } from '../../lib/identityDocument.ts'
import { AreaReading } from './AreaReading.tsx'
import type { FieldValues } from './fieldValue.ts'
import { agreedWords, dayWords } from './fieldWords.ts'
import { useCountries } from './fields/useCountries.ts'
import { FilesReading } from './FilesReading.tsx'
import { PastEventsReading } from './PastEventsReading.tsx'
import { ScoreReading } from './ScoreReading.tsx'

export interface ReadingProps<T extends FieldType> {
  field: FieldOf<T>
  value: FieldValues[T]
}

/** Characters of a document number that are shown. */
const TAIL = 4
const GENDERS = ['untold', 'male', 'female'] as const

const Words = ({ value }: { value: string }) => <span className="reading__words">{value}</span>

function Options({ options, values }: { options: FieldOption[]; values: string[] }) {
  const { t, language } = useText()
  const labels = values.map((value) => {
    const option = options.find((one) => one.value === value)
    return option ? localized(option, 'label', language) : value
  })
  return labels.join(t('entry.list'))
}
const Option = ({ field, value }: { field: { options: FieldOption[] }; value: string }) => (
  <Options options={field.options} values={[value]} />
)

function Country({ value }: { value: string }) {
  return useCountries().find((country) => country.value === value)?.label ?? value
}

/** How each type reads. */
export const readings: { [T in FieldType]: ComponentType<ReadingProps<T>> } = {
  checkbox: ({ field, value }) => <Options options={field.options} values={value} />,
  'clothing-size': Option,
  country: Country,
  'country-advanced': ({ value: { country } }) => <Country value={country} />,
  'single-country': Country,
  'date-picker': ({ value }) => dayWords(value, useText().t),
  email: Words,
  gender: ({ value }) => useText().t(`signup.gender.${GENDERS[value ?? 0]}`),
  input: Words,
  number: ({ field, value }) => `${value} ${localized(field, 'unit', useText().language)}`,
  area: AreaReading,
  'area-image-upload': ({ value: { area, images } }) => (
    <>
      <AreaReading value={area} />
      <FilesReading urls={images} />
    </>
  ),
  'past-events': PastEventsReading,
  phone: Words,
  picker: Option,
  radio: Option,
  'radio-input': ({ field, value: { value, text } }) => {
    const isWithText = field.options.some((option) => option.value === value && option.withText)
    return (
      <>
        <Option field={field} value={value} /> {isWithText && text}
      </>
    )
  },
  'radio-image-upload': ({ field, value: { value, images } }) => (
    <>
      <Option field={field} value={value} />
      <FilesReading urls={images} />
    </>
  ),
  'radio-link': Option,
  'paid-score-validation': ({ field, value }) => {
    const { t } = useText()
    return value ? t('signup.paid.yes', { price: field.price ?? 0 }) : t('signup.paid.no')
  },
  'score-verification': ScoreReading,
  textarea: Words,
  'image-upload': ({ value }) => <FilesReading urls={[value]} />,
  'images-upload': ({ value }) => <FilesReading urls={value} />,
  url: Words,
  signature: ({ value: { image, typed } }) =>
    image ? <FilesReading urls={[image]} /> : <span className="reading__signed">{typed}</span>,
  policy: ({ value }) => value && agreedWords(value, useText().t),
  // Enough to find a slip of the pen, not enough to be copied off the screen.
  'identity-document': ({ value: { kind, number } }) => {
    const { t } = useText()
    const tail = normalNumber(number).slice(-TAIL)
    return (
      <>
        {kind && t(`signup.document.kind.${kind}`)} {t('entry.tail', { tail })}
      </>
    )
  },
  unknown: () => null,
}
