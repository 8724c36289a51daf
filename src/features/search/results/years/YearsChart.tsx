import type { RunnerResult } from '#api/race/runnerResult.ts'
import { Card } from '#components/ui/Card.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { itemName } from '../itemName.ts'
import { durationText, legTime } from '../raceDuration.ts'
import type { YearResult } from './fetchYears.ts'
import { yearLabel } from './yearLabel.ts'
import styles from './YearsChart.module.css'

/** A runner's years compared: net times, but bars by pace, as the events differ in length. */
export function YearsChart({ years }: { years: YearResult[] }) {
  const { t, languages } = useText()
  const config = useConfig()
  /** An event that this year lacks is as long as its last split says. */
  const kmOf = ({ itemId, splits }: RunnerResult) =>
    config.raceItems.find((item) => item.itemId === itemId)?.distanceKm ?? splits.at(-1)?.km
  const paceOf = (result: RunnerResult) => {
    const [km, { state, netSeconds }] = [kmOf(result), result]
    return state === 'finished' && km && netSeconds ? netSeconds / km : undefined
  }
  const slowest = Math.max(...years.map(({ result }) => paceOf(result) ?? 0))
  if (years.length < 2 || slowest === 0) return null
  return (
    <Card as="figure" className={styles.years}>
      <figcaption className={styles.title}>{t('results.years.chart')}</figcaption>
      <dl>
        {years.map(({ result, result: { raceId, itemId } }) => (
          <div key={raceId} className={styles.row}>
            <dt>
              <span>{yearLabel(result, config, languages)}</span>{' '}
              <small>{itemName(config, itemId, languages)}</small>
            </dt>
            <dd>
              <YearTime result={result} pace={paceOf(result)} slowest={slowest} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A bar as long as its pace is slow; the time alone if its distance is not known. */
function YearTime({
  result,
  pace,
  slowest,
}: {
  result: RunnerResult
  pace: number | undefined
  slowest: number
}) {
  const { t } = useText()
  const { state, netSeconds } = result
  if (state !== 'finished' || netSeconds === undefined)
    return <span>{t(state ? `results.state.${state}` : 'results.state.unknown')}</span>
  if (pace === undefined) return <span>{durationText(netSeconds)}</span>
  return (
    <span className={styles.bar} style={{ width: `${(pace / slowest) * 100}%` }}>
      <small>{`${legTime(pace)} /km`}</small> <span>{durationText(netSeconds)}</span>
    </span>
  )
}
