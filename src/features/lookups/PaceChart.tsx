import { useText } from '../../i18n/useText.ts'
import type { Leg } from './legs.ts'
import { legTime } from './raceClock.ts'
import './PaceChart.css'

const WIDTH = 1128
/** Beside the bars stands what they are held against. */
const RIGHT = 96
const FOOT = 170
const LOWEST = 44
const HIGHEST = 130
const GAP = 6

const km = (value: number) => String(Math.round(value * 10) / 10)

/** Bars of pace over the way: the higher, the faster. The table below has the same figures. */
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
    <svg className="pace-chart" viewBox={`0 0 ${WIDTH} 200`} role="img" aria-label={label}>
      {run.map(({ fromKm, km: toKm, pace }) => {
        const x = xOf(fromKm)
        const width = xOf(toKm) - x - GAP
        const height = heightOf(pace)
        const isFastest = pace === fastest
        const middle = x + width / 2
        return (
          <g key={toKm}>
            <rect
              className={isFastest ? 'pace-chart__bar pace-chart__bar--fastest' : 'pace-chart__bar'}
              {...{ x, width, height }}
              y={FOOT - height}
              rx={2}
            />
            {isFastest && (
              <text className="pace-chart__fastest" x={middle} y={FOOT - height - 8}>
                {t('scores.chart.fastest')}
              </text>
            )}
            {width > 40 && (
              <>
                <text className="pace-chart__pace" x={middle} y={FOOT - 16}>
                  {legTime(pace)}
                </text>
                <text className="pace-chart__km" x={middle} y={FOOT + 22}>
                  {km(fromKm)}–{km(toKm)}
                </text>
              </>
            )}
          </g>
        )
      })}
      <line
        className="pace-chart__average"
        x1={0}
        x2={WIDTH - RIGHT}
        y1={FOOT - heightOf(average)}
        y2={FOOT - heightOf(average)}
      />
      <text className="pace-chart__km" x={WIDTH - RIGHT / 2} y={FOOT - heightOf(average) - 6}>
        {t('scores.chart.average')}
      </text>
      <text className="pace-chart__mean" x={WIDTH - RIGHT / 2} y={FOOT - heightOf(average) + 12}>
        {legTime(average)} /km
      </text>
    </svg>
  )
}
