import { memo, useId } from 'react'
import type { Course } from '#domain/course.ts'
import { highestOf, pointAt } from '#domain/track.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { ProfileFlag } from './cutOffFlags.ts'
import { toPath } from './mapProjection.ts'
import type { ProfileScale } from './profileScale.ts'
import { textWidth } from './textWidth.ts'
import styles from './ProfileSheet.module.css'

/** A summit within this distance gives its name to the highest point. */
const SUMMIT_KM = 0.5

type Anchor = 'middle' | 'start' | 'end'
const ANCHORS: Anchor[] = ['middle', 'start', 'end']
const ABOVE_FLAG_PX = 6

/**
 * Where the name of the highest point stands: centred above it, or to its right or left where a flag
 * or the edge is in the way, or above the flag.
 */
function placeTopName(
  [x, y]: [x: number, y: number],
  width: number,
  { size }: ProfileScale,
  flags: ProfileFlag[],
): { anchor: Anchor; y: number } {
  const leftAt = (anchor: Anchor) => x - { middle: width / 2, start: 0, end: width }[anchor]
  const flagsCovering = (anchor: Anchor) =>
    flags.filter(({ left, width: wide }) => {
      const from = leftAt(anchor)
      return left < from + width && left + wide > from
    })
  const inside = ANCHORS.filter(
    (anchor) => leftAt(anchor) > 0 && leftAt(anchor) + width < size.width,
  )
  const free = inside.find((anchor) => flagsCovering(anchor).length === 0)
  if (free) return { anchor: free, y }
  const anchor = inside[0] ?? 'middle'
  return { anchor, y: Math.min(y, ...flagsCovering(anchor).map(({ top }) => top - ABOVE_FLAG_PX)) }
}

interface Props {
  course: Course
  scale: ProfileScale
  flags: ProfileFlag[]
  /** Size of the text in px. */
  em: number
}

/** Grid lines, profile, kilometres and the highest point. */
export const ProfileSheet = memo(function ProfileSheet({ course, scale, flags, em }: Props) {
  const { t, languages } = useText()
  const ground = useId()
  const { track, places } = course
  const { plot, rules, ticks } = scale
  const path = toPath(track.map(({ km, height }) => [scale.x(km), scale.y(height)]))
  const top = highestOf(track)
  const summit = places.find(
    ({ kind, km }) => kind === 'summit' && Math.abs((km ?? Infinity) - top.km) < SUMMIT_KM,
  )
  const topName = (summit && localized(summit, 'name', languages)) || t('course.top')

  const topAt: [number, number] = [scale.x(top.km), scale.y(top.height) - 12]
  const topLabel = placeTopName(topAt, textWidth(topName, em), scale, flags)

  return (
    <>
      <defs>
        <linearGradient id={ground} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.groundTop} />
          <stop offset="1" className={styles.groundFoot} />
        </linearGradient>
      </defs>
      {rules.map((metres) => (
        <g key={metres}>
          <path className={styles.rule} d={`M${plot.left} ${scale.y(metres)}H${plot.right}`} />
          <text className={styles.metres} x={plot.left - 10} y={scale.y(metres) + 5}>
            {t('course.metres', { metres })}
          </text>
        </g>
      ))}
      <path d={`${path}V${plot.foot}H${plot.left}Z`} fill={`url(#${ground})`} />
      <path className={styles.skyline} d={path} />
      {ticks.map((km) => (
        <g key={km} transform={`translate(${scale.x(km)} 0)`}>
          <path className={styles.tickMark} d={`M0 ${plot.foot}v6`} />
          <text className={styles.km} y={plot.foot + 23 * scale.textScale}>
            {km || t('course.km', { km })}
          </text>
          {km > 0 && (
            <circle className={styles.dot} cy={scale.y(pointAt(track, km).height)} r="4.6" />
          )}
        </g>
      ))}
      <text className={styles.top} textAnchor={topLabel.anchor} x={topAt[0]} y={topLabel.y}>
        {topName}
      </text>
    </>
  )
})
