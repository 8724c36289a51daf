import type { RegistrationStatus } from '../../api/registration.ts'
import { useText } from '../../i18n/useText.ts'
import { DrawCheck } from './DrawCheck.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'

/** The published draw, so that everybody can hold it against its list. */
export function BallotDraw({ draw }: { draw: NonNullable<RegistrationStatus['draw']> }) {
  const { t } = useText()
  const { at, entries, places, fingerprint } = draw
  return (
    <div className="registration__draw">
      <h3>{t('lookups.draw')}</h3>
      <p>
        <RaceTime time={at} />{' '}
        {entries !== undefined &&
          places !== undefined &&
          t('lookups.draw.counts', { entries, places })}
      </p>
      <p>{t('lookups.draw.text')}</p>
      <p>
        <code>{fingerprint}</code>
      </p>
      <DrawCheck fingerprint={fingerprint} />
    </div>
  )
}
