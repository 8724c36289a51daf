import type { dateTypes } from '#domain/fields/dateTypes.ts'
import { raceToday } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { useControl } from './FieldControlContext.ts'
import type { FieldViews, InputProps, OutputProps } from './fieldView.ts'
import { DayInput } from './inputs/DayInput.tsx'
import { DerivedInput } from './inputs/DerivedInput.tsx'
import { dayLabel } from './labels.ts'

/** Only the entrant's own birth date may be autofilled. */
const OWN = 'birthDate'

/** A date; read-only if derived from a document. */
function DateInput({ field, disabled, onPart: _onPart, ...rest }: InputProps<'date-picker'>) {
  const { t } = useText()
  const { zone } = useRace()
  const control = useControl()
  const today = field.from && raceToday(zone)
  if (disabled && field.from && rest.value) return <DerivedInput text={dayLabel(rest.value, t)} />
  return (
    <DayInput
      {...control}
      min={field.min}
      max={field.max || today}
      autoComplete={field.key === OWN ? 'bday' : 'off'}
      disabled={disabled}
      {...rest}
    />
  )
}

function DateOutput({ value }: OutputProps<'date-picker'>) {
  const { t } = useText()
  return <span>{dayLabel(value, t)}</span>
}

export const dateViews = {
  'date-picker': {
    Input: DateInput,
    Output: DateOutput,
    labelling: 'control',
    width: 'half',
    requiredMessage: 'dated',
  },
} satisfies FieldViews<keyof typeof dateTypes>
