import type { Score } from '#api/race/score.ts'
import { Card } from '#components/ui/Card.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { itemName } from '../itemName.ts'
import { durationText, legTime } from '../raceDuration.ts'
import type { YearScore } from './fetchYears.ts'
import { yearLabel } from './yearLabel.ts'
import styles from './YearsChart.module.css'

/** A runner's years compared: net times, but bars by pace, as the events differ in length. */
export function YearsChart({ years }: { years: YearScore[] }) {
  const { t, languages } = useText()
  const config = useConfig()
  /** An event that this year lacks is as long as its last split says. */
  const kmOf = ({ itemId, splits }: Score) =>
    config.raceItems.find((item) => item.itemId === itemId)?.distanceKm ?? splits.at(-1)?.km
  const paceOf = (score: Score) => {
    const [km, { state, netSeconds }] = [kmOf(score), score]
    return state === 'finished' && km && netSeconds ? netSeconds / km : undefined
  }
  const slowest = Math.max(...years.map(({ score }) => paceOf(score) ?? 0))
  if (years.length < 2 || slowest === 0) return null
  return (
    <Card as="figure" className={styles.years}>
      <figcaption className={styles.title}>{t('scores.years.chart')}</figcaption>
      <dl>
        {years.map(({ score, score: { raceId, itemId } }) => (
          <div key={raceId} className={styles.row}>
            <dt>
              <span>{yearLabel(score, config, languages)}</span>{' '}
              <small>{itemName(config, itemId, languages)}</small>
            </dt>
            <dd>
              <YearTime score={score} pace={paceOf(score)} slowest={slowest} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A bar as long as its pace is slow; the time alone if its distance is not known. */
function YearTime({
  score,
  pace,
  slowest,
}: {
  score: Score
  pace: number | undefined
  slowest: number
}) {
  const { t } = useText()
  const { state, netSeconds } = score
  if (state !== 'finished' || netSeconds === undefined)
    return <span>{t(state ? `scores.state.${state}` : 'scores.state.unknown')}</span>
  if (pace === undefined) return <span>{durationText(netSeconds)}</span>
  return (
    <span className={styles.bar} style={{ width: `${(pace / slowest) * 100}%` }}>
      <small>{`${legTime(pace)} /km`}</small> <span>{durationText(netSeconds)}</span>
    </span>
  )
}
