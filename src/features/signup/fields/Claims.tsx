import { Input } from 'antd'
import { useText } from '../../../i18n/useText.ts'
import { formatRaceTime } from '../../../lib/dates.ts'
import { now } from '../../../lib/serverClock.ts'
import { DAY_FORM } from '../day.ts'
import type { ClaimedFinish } from '../fieldValue.ts'
import { DayInput } from './DayInput.tsx'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'

interface Props {
  claims: ClaimedFinish[]
  onChange: (claims: ClaimedFinish[]) => void
  disabled: boolean
  /** Whether the name of each race is asked for. */
  isNamed?: boolean
}

/** Races that a runner names, as proof of which files are uploaded. */
export function Claims({ claims, onChange, disabled, isNamed = true }: Props) {
  const { t } = useText()
  const today = formatRaceTime(now(), DAY_FORM)
  const change = (place: number, changed: Partial<ClaimedFinish>) =>
    onChange(claims.map((claim, index) => (index === place ? { ...claim, ...changed } : claim)))
  return (
    <>
      {claims.map((claim, place) => (
        <div
          key={place}
          role="group"
          aria-label={t('signup.score.claim', { number: place + 1 })}
          className="signup-row"
        >
          <Part label={t('signup.score.distance')}>
            {(id) => (
              <Select
                id={id}
                choices={[
                  { value: 'marathon', label: t('signup.score.marathon') },
                  { value: 'half', label: t('signup.score.half') },
                ]}
                value={claim.distance}
                disabled={disabled}
                onChange={(chosen) =>
                  change(place, { distance: chosen === 'marathon' ? chosen : 'half' })
                }
              />
            )}
          </Part>
          {isNamed && (
            <Part label={t('signup.score.name')}>
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
          <Part label={t('signup.score.date')}>
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
          <button
            type="button"
            className="signup-link signup-score__remove"
            aria-label={t('signup.score.remove', { number: place + 1 })}
            disabled={disabled}
            onClick={() => onChange(claims.toSpliced(place, 1))}
          >
            {t('signup.upload.remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="signup-link"
        disabled={disabled}
        onClick={() => onChange([...claims, { distance: 'half', date: '', name: '' }])}
      >
        {t('signup.score.add')}
      </button>
    </>
  )
}
