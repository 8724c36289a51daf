import type { RunnerResult } from '#api/race/runnerResult.ts'
import { Sex } from '#domain/sex.ts'
import { formatNumber } from '#i18n/formatNumber.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { groupLabel } from './groupLabel.ts'
import { legTime } from './raceDuration.ts'
import styles from './ResultDetails.module.css'

function sexPlaceKey(sex: number | undefined) {
  if (sex === Sex.male) return 'results.place.men'
  return sex === Sex.female ? 'results.place.women' : 'results.place.sex'
}

/** Average pace and the three places, each with the number of runners. */
export function ResultDetails({ result }: { result: RunnerResult }) {
  const { t, language } = useText()
  const { raceItems } = useConfig()
  const { netSeconds, itemId, places, isOfficial, group, sex } = result
  const names = {
    overall: t('results.place.overall'),
    sex: t(sexPlaceKey(sex)),
    group: groupLabel(group, t) || t('results.place.group'),
  }
  const km = raceItems.find((item) => item.itemId === itemId)?.distanceKm
  return (
    <dl className={styles.facts}>
      {km !== undefined && netSeconds !== undefined && (
        <div>
          <dd>
            <span>{legTime(netSeconds / km)}</span> <small>/km</small>
          </dd>
          <dt>{t('results.averagePace')}</dt>
        </div>
      )}
      {(['overall', 'sex', 'group'] as const).map((kind) => {
        const place = places[kind]
        return (
          <div key={kind}>
            <dd>
              <span>{place ? formatNumber(place.place, language) : '—'}</span>{' '}
              {place?.of !== undefined && <small>{`/ ${formatNumber(place.of, language)}`}</small>}
            </dd>
            <dt>{names[kind]}</dt>
          </div>
        )
      })}
      <div>
        <dd>{t(isOfficial ? 'results.official' : 'results.provisional')}</dd>
        <dt>{t('results.standing')}</dt>
      </div>
    </dl>
  )
}
