import { useText } from '#i18n/useText.ts'
import { PaceAverage, PaceBar, PaceText } from './PaceMarks.tsx'
import { legName, type Paces, paceText } from './paces.ts'
import { legTime } from './raceDuration.ts'
import styles from './PaceRows.module.css'

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
        <PaceBar
          key={km}
          isFastest={pace === fastest}
          x={left}
          y={row * ROW}
          width={lengthOf(pace)}
          height={BAR}
        />
      ))}
      <PaceAverage x1={averageX} x2={averageX} y1={0} y2={foot} />
      <PaceText kind="mean" anchor="end" x={width} y={foot + TEXT}>
        {`${t('results.chart.average')} ${paceText(average)}`}
      </PaceText>
      {legs.map((leg, row) => (
        <g key={leg.km}>
          <PaceText kind="km" anchor="start" x={0} y={row * ROW + TEXT}>
            {legName(leg)}
          </PaceText>
          <PaceText kind="pace" anchor="start" x={left + INSET} y={row * ROW + TEXT}>
            <tspan>{legTime(leg.pace)}</tspan>
            {leg.pace === fastest && (
              <tspan className={styles.inBar} dx={INSET}>
                {t('results.chart.fastest')}
              </tspan>
            )}
          </PaceText>
        </g>
      ))}
    </svg>
  )
}
