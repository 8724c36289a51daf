import { type Score, Sex } from '../../api/score.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { groupWords } from './groupWords.ts'
import { legTime } from './raceClock.ts'

/** Average pace and the three places, each of how many. */
export function ScoreFacts({ score }: { score: Score }) {
  const { t } = useText()
  const { raceItems } = useConfig()
  const { netSeconds, itemId, places, isOfficial, group, sex } = score
  const names = {
    overall: t('scores.place.overall'),
    sex:
      sex === undefined
        ? t('scores.place.sex')
        : t(sex === Sex.male ? 'scores.place.men' : 'scores.place.women'),
    group: groupWords(group, t) || t('scores.place.group'),
  }
  const km = raceItems.find((item) => item.itemId === itemId)?.distanceKm
  return (
    <dl className="score__facts">
      {km !== undefined && netSeconds !== undefined && (
        <div>
          <dd>
            {legTime(netSeconds / km)} <small>/km</small>
          </dd>
          <dt>{t('scores.averagePace')}</dt>
        </div>
      )}
      {(['overall', 'sex', 'group'] as const).map((kind) => {
        const place = places[kind]
        return (
          <div key={kind}>
            <dd>
              {place ? place.place : '—'} {place?.of !== undefined && <small>/ {place.of}</small>}
            </dd>
            <dt>{names[kind]}</dt>
          </div>
        )
      })}
      <div>
        <dd>{t(isOfficial ? 'scores.official' : 'scores.provisional')}</dd>
        <dt>{t('scores.standing')}</dt>
      </div>
    </dl>
  )
}
