import type { identityTypes } from '#domain/fields/identityTypes.ts'
import { useText } from '#i18n/useText.ts'
import type { FieldViews, InputProps } from './fieldView.ts'
import { IdentityDocumentInput } from './identity/IdentityDocumentInput.tsx'
import { IdentityDocumentOutput } from './identity/IdentityDocumentOutput.tsx'
import { DerivedInput } from './inputs/DerivedInput.tsx'
import { Radios } from './inputs/Radios.tsx'

/** Codes as in the API (spec §3 "Gender codes"). */
const GENDERS = [
  { code: 1, label: 'fields.gender.male' },
  { code: 2, label: 'fields.gender.female' },
  { code: 0, label: 'fields.gender.untold' },
] as const

const genderOf = (value: number | null) => GENDERS.find(({ code }) => code === value)

/** The gender; read-only if derived from a document. */
function GenderInput({ field, value, onChange, disabled }: InputProps<'gender'>) {
  const { t } = useText()
  const answer = genderOf(value)
  if (disabled && field.from && answer) return <DerivedInput text={t(answer.label)} />
  const choices = GENDERS.filter(({ code }) => code !== 0 || !field.required)
  return (
    <Radios
      look="boxes"
      choices={choices.map(({ code, label }) => ({ value: String(code), label: t(label) }))}
      value={value === null ? '' : String(value)}
      disabled={disabled}
      onChange={(chosen) =>
        onChange(GENDERS.find(({ code }) => String(code) === chosen)?.code ?? null)
      }
    />
  )
}

export const identityViews = {
  'identity-document': {
    Input: IdentityDocumentInput,
    Output: IdentityDocumentOutput,
    labelling: 'group',
    width: 'full',
    requiredMessage: 'identified',
  },
  gender: {
    Input: GenderInput,
    Output: ({ value }) => (
      <span>{useText().t(genderOf(value)?.label ?? 'fields.gender.untold')}</span>
    ),
    labelling: 'group',
    width: 'half',
    requiredMessage: 'chosen',
  },
} satisfies FieldViews<keyof typeof identityTypes>
