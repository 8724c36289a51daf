import { clsx } from 'clsx'
import { useText } from '#i18n/useText.ts'
import { legName, type Paces, paceText } from './paces.ts'
import { legTime } from './raceDuration.ts'
import styles from './PaceChart.module.css'

const ROW = 32
const BAR = 26
/** Room to the left of the bars for a character of a leg's name. */
const CHARACTER = 9
/** The shortest bar, as a share of the longest. */
const MIN_SHARE = 0.4
const INSET = 8
/** Distance from the top of a bar to the baseline of its text. */
const TEXT = 18

interface Props {
  paces: Paces
  width: number
  label: string
}

/** Bars from left to right, one below the other: a phone has no room for columns. */
export function PaceRows({ paces, width, label }: Props) {
  const { t } = useText()
  const { legs, fastest, average, shareOf } = paces
  const left = Math.max(...legs.map((leg) => legName(leg).length)) * CHARACTER
  const lengthOf = (pace: number) => (width - left) * (MIN_SHARE + (1 - MIN_SHARE) * shareOf(pace))
  const foot = legs.length * ROW
  const averageX = left + lengthOf(average)

  return (
    <svg viewBox={`0 0 ${width} ${foot + ROW}`} role="img" aria-label={label}>
      {legs.map(({ km, pace }, row) => (
        <rect
          key={km}
          className={clsx(styles.bar, pace === fastest && styles.barFastest)}
          x={left}
          y={row * ROW}
          width={lengthOf(pace)}
          height={BAR}
          rx={2}
        />
      ))}
      <line className={styles.average} x1={averageX} x2={averageX} y1={0} y2={foot} />
      <text className={clsx(styles.mean, styles.atEnd)} x={width} y={foot + TEXT}>
        {`${t('scores.chart.average')} ${paceText(average)}`}
      </text>
      {legs.map((leg, row) => (
        <g key={leg.km}>
          <text className={clsx(styles.km, styles.atStart)} x={0} y={row * ROW + TEXT}>
            {legName(leg)}
          </text>
          <text className={clsx(styles.pace, styles.atStart)} x={left + INSET} y={row * ROW + TEXT}>
            <tspan>{legTime(leg.pace)}</tspan>
            {leg.pace === fastest && (
              <tspan className={styles.inBar} dx={INSET}>
                {t('scores.chart.fastest')}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </svg>
  )
}
