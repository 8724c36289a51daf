import type { ComponentProps } from 'react'
import type { FormSpec } from '#api/race/signupForm.ts'
import { markedText } from '#components/LocalizedText.tsx'
import type { FieldSpec } from '#domain/fields/fieldTypes.ts'
import { useText } from '#i18n/useText.ts'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import type { SectionSpec } from '../model/groupFields.ts'
import type { SignupView } from '../model/signupView.ts'
import { Declaration } from './declaration/Declaration.tsx'
import type { ShownError } from './formErrors.ts'
import { FormField } from './FormField.tsx'
import { FormPanel } from './FormPanel.tsx'

interface Props extends Pick<ComponentProps<typeof FormPanel>, 'id' | 'step' | 'hidden'> {
  section: SectionSpec
  fields: FieldSpec[]
  view: SignupView
  /** The text that the fields with a signature sign. */
  declaration: FormSpec['statement']
  errors: ShownError[]
  /** Whether errors of typed values are shown. */
  isChecked: boolean
}

/** A section of the form with its fields. */
export function SectionPanel(props: Props) {
  const { section, fields, view, declaration, errors, isChecked, ...panel } = props
  const { t, languages } = useText()
  const { item, values, locked } = view
  const errorOf = new Map(errors.map((error) => [error.key, error]))
  const isGuardian = fields.every(({ showWhen }) => showWhen?.field === '@guardian')
  const signatures = fields.filter((field) => field.type === 'signature')
  return (
    <FormPanel
      {...panel}
      title={markedText(section, 'title', languages) || t('signup.rest')}
      subtitle={markedText(section, 'hint', languages)}
      chip={isGuardian ? t('signup.guardian', { age: item?.guardianUnder ?? 0 }) : ''}
    >
      {signatures.length > 0 && declaration && (
        <Declaration
          declaration={declaration}
          hasGuardian={signatures.some(({ by }) => by === 'guardian')}
        />
      )}
      <FieldGrid>
        {fields.map((field) => (
          <FormField
            key={field.key}
            field={field}
            derived={locked.has(field.key) ? values[field.key] : undefined}
            error={errorOf.get(field.key)?.message}
            isErrorShown={isChecked || errorOf.get(field.key)?.isOfForm}
            disabled={locked.has(field.key)}
          />
        ))}
      </FieldGrid>
    </FormPanel>
  )
}
