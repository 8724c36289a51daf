import { useText } from '../../../i18n/useText.ts'
import { formatRaceTime } from '../../../lib/dates.ts'
import { now } from '../../../lib/serverClock.ts'
import { DAY_FORM } from '../day.ts'
import { useControl } from '../fieldControl.ts'
import { dayWords } from '../fieldWords.ts'
import type { WidgetProps } from '../widget.ts'
import { DayInput } from './DayInput.tsx'
import { DerivedInput } from './DerivedInput.tsx'

/** A day; one that is read from a document stands in words. */
export function DateField({
  field,
  disabled,
  onPart: _onPart,
  ...rest
}: WidgetProps<'date-picker'>) {
  const { t } = useText()
  const control = useControl()
  const today = field.from && formatRaceTime(now(), DAY_FORM)
  if (disabled && field.from && rest.value) return <DerivedInput text={dayWords(rest.value, t)} />
  return (
    <DayInput {...control} min={field.min} max={field.max || today} disabled={disabled} {...rest} />
  )
}
