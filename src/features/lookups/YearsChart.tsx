import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import type { YearScore } from './fetchYears.ts'
import { itemName } from './itemName.ts'
import { clockTime } from './raceClock.ts'
import './YearsChart.css'

/** A runner's own years beside each other: a bar for each net time. */
export function YearsChart({ years }: { years: YearScore[] }) {
  const { t, language } = useText()
  const config = useConfig()
  const slowest = Math.max(...years.map(({ score }) => score.netSeconds ?? 0))
  if (years.length < 2 || !slowest) return null
  return (
    <figure className="lookup-panel years">
      <figcaption className="years__title">{t('scores.years.chart')}</figcaption>
      <dl>
        {years.map(({ score: { raceId, year, itemId, netSeconds, state } }) => (
          <div key={raceId} className="years__row">
            <dt>
              {year} <small>{itemName(config, itemId, language)}</small>
            </dt>
            <dd>
              {state === 'finished' && netSeconds !== undefined ? (
                <span className="years__bar" style={{ width: `${(netSeconds / slowest) * 100}%` }}>
                  {clockTime(netSeconds)}
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
