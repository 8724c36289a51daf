import { useText } from '../../../i18n/useText.ts'
import { formatRaceTime } from '../../../lib/dates.ts'
import { now } from '../../../lib/serverClock.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import { dayWords } from '../fieldWords.ts'
import type { WidgetProps } from '../widget.ts'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'

const PARTS = ['year', 'month', 'day'] as const
const OLDEST_YEARS = 100
const MONTHS = 12
const DAYS = 31

const twoDigits = (number: number) => String(number).padStart(2, '0')
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)

function yearsOf(min: string, max: string): number[] {
  const thisYear = Number(formatRaceTime(now(), 'YYYY'))
  const last = Number(max.slice(0, 4)) || thisYear
  return range(Number(min.slice(0, 4)) || thisYear - OLDEST_YEARS, last).toReversed()
}

/** A day, in lists for year, month and day: nobody pages back through fifty years. */
export function DateField({ field, value, onChange, disabled }: WidgetProps<'date-picker'>) {
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const group = useGroup()
  if (disabled && value) {
    return (
      <div {...group}>
        <input {...control} className="signup-input" value={dayWords(value, t)} disabled readOnly />
      </div>
    )
  }
  const parts = value.split('-')
  const choices = {
    year: yearsOf(field.min, field.max).map(String),
    month: range(1, MONTHS).map(twoDigits),
    day: range(1, DAYS).map(twoDigits),
  }
  const change = (place: number, chosen: string) => {
    const next = PARTS.map((_, index) => (index === place ? chosen : (parts[index] ?? '')))
    // Half a day is kept too, so that nothing chosen is lost.
    onChange(next.some(Boolean) ? next.join('-') : '')
  }
  return (
    <div {...group} className="signup-row">
      {PARTS.map((part, place) => (
        <Part key={part} label={t(`signup.date.${part}`)}>
          <Select
            {...control}
            choices={choices[part].map((one) => ({ value: one, label: String(Number(one)) }))}
            value={parts[place] ?? ''}
            disabled={disabled}
            onChange={(chosen) => change(place, chosen)}
          />
        </Part>
      ))}
    </div>
  )
}
