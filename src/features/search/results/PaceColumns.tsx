import { useText } from '#i18n/useText.ts'
import { PaceAverage, PaceBar, PaceText } from './PaceMarks.tsx'
import { legName, type Paces, paceText } from './paces.ts'
import { legTime } from './raceDuration.ts'

/** Room to the right of the bars for the reference line's label. */
const RIGHT = 96
const FOOT = 170
const LOWEST = 44
const HIGHEST = 130
const GAP = 6
/** Minimum width of a bar: a short leg may be shorter than the gap. */
const MIN_WIDTH = 1
const NARROW = 40

interface Props {
  paces: Paces
  width: number
  label: string
}

/** Bars from the foot upwards, each as wide as its leg is long. */
export function PaceColumns({ paces, width: fullWidth, label }: Props) {
  const { t } = useText()
  const { legs, fastest, average, end, shareOf } = paces
  const right = fullWidth - RIGHT
  const xOf = (at: number) => (at / end) * right
  const heightOf = (pace: number) => LOWEST + (HIGHEST - LOWEST) * shareOf(pace)
  const averageY = FOOT - heightOf(average)

  return (
    <svg viewBox={`0 0 ${fullWidth} 216`} role="img" aria-label={label}>
      {legs.map((leg, index) => {
        const { pace } = leg
        const x = xOf(leg.fromKm)
        const width = Math.max(MIN_WIDTH, xOf(leg.km) - x - GAP)
        const height = heightOf(pace)
        const isFastest = pace === fastest
        // Labels of a narrow bar go above it and its neighbours, and on a separate line below.
        const isNarrow = width < NARROW
        const around = legs.slice(Math.max(0, index - 1), index + 2)
        const highest = Math.max(...around.map((one) => heightOf(one.pace)))
        const middle = x + width / 2
        return (
          <g key={leg.km}>
            <PaceBar isFastest={isFastest} {...{ x, width, height }} y={FOOT - height} />
            {isFastest && (
              <PaceText
                kind="fastest"
                x={middle}
                y={isNarrow ? FOOT - highest - 26 : FOOT - height - 8}
              >
                {t('results.chart.fastest')}
              </PaceText>
            )}
            <PaceText
              kind={isNarrow ? 'mean' : 'pace'}
              x={middle}
              y={isNarrow ? FOOT - highest - 8 : FOOT - 16}
            >
              {legTime(pace)}
            </PaceText>
            <PaceText kind="km" x={middle} y={FOOT + (isNarrow ? 42 : 22)}>
              {legName(leg)}
            </PaceText>
          </g>
        )
      })}
      <PaceAverage x1={0} x2={right} y1={averageY} y2={averageY} />
      <PaceText kind="km" x={fullWidth - RIGHT / 2} y={averageY - 6}>
        {t('results.chart.average')}
      </PaceText>
      <PaceText kind="mean" x={fullWidth - RIGHT / 2} y={averageY + 12}>
        {paceText(average)}
      </PaceText>
    </svg>
  )
}
