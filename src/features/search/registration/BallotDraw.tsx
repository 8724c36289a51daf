import type { RegistrationStatus } from '#api/race/registration.ts'
import { RaceTime } from '#components/RaceTime.tsx'
import { useText } from '#i18n/useText.ts'
import { BallotCheck } from './BallotCheck.tsx'
import styles from './BallotDraw.module.css'

/** The published ballot, which anybody can check against its list. */
export function BallotDraw({ draw }: { draw: NonNullable<RegistrationStatus['draw']> }) {
  const { t } = useText()
  const { at, entries, places, fingerprint } = draw
  return (
    <div className={styles.draw}>
      <h3>{t('search.draw')}</h3>
      <p>
        <RaceTime time={at} />{' '}
        {entries !== undefined && places !== undefined && (
          <span>
            {t('search.draw.counts', {
              entries: t('search.draw.entries', { count: entries }),
              places: t('search.draw.places', { count: places }),
            })}
          </span>
        )}
      </p>
      <p>{t('search.draw.text')}</p>
      <p>
        <code translate="no">{fingerprint}</code>
      </p>
      <BallotCheck fingerprint={fingerprint} />
    </div>
  )
}
