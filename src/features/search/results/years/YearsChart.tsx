import { clsx } from 'clsx'
import type { Score } from '../../../../api/race/score.ts'
import { useText } from '../../../../i18n/useText.ts'
import { useConfig } from '../../../../stores/site.ts'
import type { YearScore } from './fetchYears.ts'
import { itemName } from '../itemName.ts'
import { clockTime, legTime } from '../raceDuration.ts'
import styles from './YearsChart.module.css'
import panel from '../../ResultPanel.module.css'

/** A runner's years compared: net times, but bars by pace, as the events differ in length. */
export function YearsChart({ years }: { years: YearScore[] }) {
  const { t, language } = useText()
  const config = useConfig()
  const paceOf = ({ itemId, netSeconds = 0 }: Score) =>
    netSeconds / (config.raceItems.find((item) => item.itemId === itemId)?.distanceKm ?? 1)
  const slowest = Math.max(...years.map(({ score }) => paceOf(score)))
  if (years.length < 2 || !slowest) return null
  return (
    <figure className={clsx(panel.queryPanel, styles.years)}>
      <figcaption className={styles.title}>{t('scores.years.chart')}</figcaption>
      <dl>
        {years.map(({ score, score: { raceId, year, itemId, netSeconds, state } }) => (
          <div key={raceId} className={styles.row}>
            <dt>
              {year} <small>{itemName(config, itemId, language)}</small>
            </dt>
            <dd>
              {state === 'finished' && netSeconds !== undefined ? (
                <span
                  className={styles.bar}
                  style={{ width: `${(paceOf(score) / slowest) * 100}%` }}
                >
                  <small>{legTime(paceOf(score))} /km</small> {clockTime(netSeconds)}
                </span>
              ) : (
                t(state ? `scores.state.${state}` : 'scores.state.unknown')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
