import { clsx } from 'clsx'
import { useText } from '../../../i18n/useText.ts'
import type { Leg } from './splits.ts'
import { legTime } from './raceDuration.ts'
import styles from './PaceChart.module.css'

const WIDTH = 1128
/** Room to the right of the bars for the reference line's label. */
const RIGHT = 96
const FOOT = 170
const LOWEST = 44
const HIGHEST = 130
const GAP = 6
const NARROW = 40

const km = (value: number) => String(Math.round(value * 10) / 10)

/** Bar chart of pace by distance: higher is faster. The table below has the same figures. */
export function PaceChart({ legs }: { legs: Leg[] }) {
  const { t } = useText()
  const run = legs.flatMap((leg) => (leg.pace === undefined ? [] : [{ ...leg, pace: leg.pace }]))
  const paces = run.map(({ pace }) => pace)
  const [fastest, slowest] = [Math.min(...paces), Math.max(...paces)]
  const end = run.at(-1)?.km
  if (!end || run.length < 2) return null
  const xOf = (at: number) => (at / end) * (WIDTH - RIGHT)
  const average = run.reduce((sum, { pace, km: to, fromKm }) => sum + pace * (to - fromKm), 0) / end
  const heightOf = (pace: number) =>
    LOWEST + ((HIGHEST - LOWEST) * (slowest - pace)) / (slowest - fastest || 1)
  const label = t('scores.chart.label', { fastest: legTime(fastest), slowest: legTime(slowest) })

  return (
    <svg className={styles.paceChart} viewBox={`0 0 ${WIDTH} 216`} role="img" aria-label={label}>
      {run.map(({ fromKm, km: toKm, pace }) => {
        const x = xOf(fromKm)
        const width = xOf(toKm) - x - GAP
        const height = heightOf(pace)
        const isFastest = pace === fastest
        // Labels of a narrow bar go above it and on a separate line below.
        const isNarrow = width < NARROW
        const middle = x + width / 2
        return (
          <g key={toKm}>
            <rect
              className={clsx(styles.bar, isFastest && styles.barFastest)}
              {...{ x, width, height }}
              y={FOOT - height}
              rx={2}
            />
            {isFastest && (
              <text className={styles.fastest} x={middle} y={FOOT - height - (isNarrow ? 26 : 8)}>
                {t('scores.chart.fastest')}
              </text>
            )}
            <text
              className={isNarrow ? styles.mean : styles.pace}
              x={middle}
              y={isNarrow ? FOOT - height - 8 : FOOT - 16}
            >
              {legTime(pace)}
            </text>
            <text className={styles.km} x={middle} y={FOOT + (isNarrow ? 42 : 22)}>
              {km(fromKm)}–{km(toKm)}
            </text>
          </g>
        )
      })}
      <line
        className={styles.average}
        x1={0}
        x2={WIDTH - RIGHT}
        y1={FOOT - heightOf(average)}
        y2={FOOT - heightOf(average)}
      />
      <text className={styles.km} x={WIDTH - RIGHT / 2} y={FOOT - heightOf(average) - 6}>
        {t('scores.chart.average')}
      </text>
      <text className={styles.mean} x={WIDTH - RIGHT / 2} y={FOOT - heightOf(average) + 12}>
        {legTime(average)} /km
      </text>
    </svg>
  )
}
