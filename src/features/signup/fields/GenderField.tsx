import { useText } from '../../../i18n/useText.ts'
import type { WidgetProps } from '../widget.ts'
import { DerivedInput } from './DerivedInput.tsx'
import { Radios } from './Radios.tsx'

/** Wire values (spec §3 "Gender codes"). */
const ANSWERS = [
  { code: 1, label: 'signup.gender.male' },
  { code: 2, label: 'signup.gender.female' },
  { code: 0, label: 'signup.gender.untold' },
] as const

/** The sex; one that is read from a document stands in words. */
export function GenderField({ field, value, onChange, disabled }: WidgetProps<'gender'>) {
  const { t } = useText()
  const told = ANSWERS.find(({ code }) => code === value)
  if (disabled && field.from && told) return <DerivedInput text={t(told.label)} />
  const choices = ANSWERS.filter(({ code }) => code !== 0 || !field.required)
  return (
    <Radios
      look="boxes"
      choices={choices.map(({ code, label }) => ({ value: String(code), label: t(label) }))}
      value={value === null ? '' : String(value)}
      disabled={disabled}
      onChange={(chosen) =>
        onChange(ANSWERS.find(({ code }) => String(code) === chosen)?.code ?? null)
      }
    />
  )
}
