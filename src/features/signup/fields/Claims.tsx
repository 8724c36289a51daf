import { useText } from '../../../i18n/useText.ts'
import type { ClaimedFinish } from '../fieldValue.ts'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'

interface Props {
  claims: ClaimedFinish[]
  onChange: (claims: ClaimedFinish[]) => void
  disabled: boolean
}

/** Races that a runner names, as proof of which files are uploaded. */
export function Claims({ claims, onChange, disabled }: Props) {
  const { t } = useText()
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
            <Select
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
          </Part>
          <Part label={t('signup.score.name')}>
            <input
              className="signup-input"
              value={claim.name}
              disabled={disabled}
              onChange={({ target }) => change(place, { name: target.value })}
            />
          </Part>
          <Part label={t('signup.score.date')}>
            <input
              className="signup-input"
              placeholder={t('signup.score.date.form')}
              inputMode="numeric"
              value={claim.date}
              disabled={disabled}
              onChange={({ target }) => change(place, { date: target.value.trim() })}
            />
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
