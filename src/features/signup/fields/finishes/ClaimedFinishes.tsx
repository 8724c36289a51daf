import { Input } from 'antd'
import type { ClaimedFinish } from '#domain/fields/finishTypes.ts'
import { raceToday } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { DayInput } from '../inputs/DayInput.tsx'
import { Part } from '../inputs/Part.tsx'
import { PartRow } from '../inputs/PartRow.tsx'
import { Select } from '../inputs/Select.tsx'
import { QuietButton } from '../QuietButton.tsx'

interface Props {
  claims: ClaimedFinish[]
  onChange: (claims: ClaimedFinish[]) => void
  disabled: boolean
  /** Whether to ask for the name of each race. */
  isNamed?: boolean
}

/** Races that the runner enters by hand and proves with files. */
export function ClaimedFinishes({ claims, onChange, disabled, isNamed = true }: Props) {
  const { t } = useText()
  const { zone } = useRace()
  const today = raceToday(zone)
  const change = (place: number, changed: Partial<ClaimedFinish>) =>
    onChange(claims.map((claim, index) => (index === place ? { ...claim, ...changed } : claim)))
  return (
    <>
      {claims.map((claim, place) => (
        <PartRow
          key={place}
          role="group"
          aria-label={t('fields.score.claim', { number: place + 1 })}
        >
          <Part label={t('fields.score.distance')}>
            {(id) => (
              <Select
                id={id}
                choices={[
                  { value: 'marathon', label: t('fields.score.marathon') },
                  { value: 'half', label: t('fields.score.half') },
                ]}
                value={claim.distance}
                aria-required
                disabled={disabled}
                onChange={(chosen) =>
                  change(place, { distance: chosen === 'marathon' ? chosen : 'half' })
                }
              />
            )}
          </Part>
          {isNamed && (
            <Part label={t('fields.score.name')}>
              {(id) => (
                <Input
                  id={id}
                  value={claim.name}
                  disabled={disabled}
                  onChange={({ target }) => change(place, { name: target.value })}
                />
              )}
            </Part>
          )}
          <Part label={t('fields.score.date')}>
            {(id) => (
              <DayInput
                id={id}
                value={claim.date}
                max={today}
                disabled={disabled}
                onChange={(date) => change(place, { date })}
              />
            )}
          </Part>
          <QuietButton
            aria-label={t('fields.score.remove', { number: place + 1 })}
            disabled={disabled}
            onClick={() => onChange(claims.toSpliced(place, 1))}
          >
            {t('fields.upload.remove')}
          </QuietButton>
        </PartRow>
      ))}
      <QuietButton
        disabled={disabled}
        onClick={() => onChange([...claims, { distance: 'half', date: '', name: '' }])}
      >
        {t('fields.score.add')}
      </QuietButton>
    </>
  )
}
