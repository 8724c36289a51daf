import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import { pointAt } from '../../domain/track.ts'
import { cutOffText } from './cutOffText.ts'
import { PLOT, type ProfileFrame } from './profileFrame.ts'
import courseProfileStyles from './CourseProfile.module.css'
import styles from './CourseMap.module.css'

/** Wider with a day. */
const FLAG = { width: 104, withDay: 168, height: 26 }
/** Gap between a flag and the profile below it, in px. */
const CLEAR = 16
const MOST_RIGHT = PLOT.right + 20
const DIAMOND = 'M0-7 7 0 0 7-7 0Z'

/** Cut-off times at their places on the profile. */
export function ProfileFlags({ course, frame }: { course: Course; frame: ProfileFrame }) {
  const { t } = useText()
  const { track, places } = course
  return places.map(({ kind, km, cutOff }, index) => {
    if (km === undefined || !cutOff) return null
    const at = pointAt(track, km)
    const [x, y] = [frame.x(at.km), frame.y(at.height)]
    const time = cutOffText(cutOff, t)
    const width = time === cutOff ? FLAG.width : FLAG.withDay
    const left = Math.min(x - width / 2, MOST_RIGHT - width)
    const below = track.filter(
      (point) => frame.x(point.km) > left - 4 && frame.x(point.km) < left + width + 4,
    )
    const skyline = Math.min(y, ...below.map(({ height }) => frame.y(height)))
    const top = skyline - CLEAR - FLAG.height
    return (
      <g key={index}>
        <path className={courseProfileStyles.pole} d={`M${x} ${y - 4}V${top + FLAG.height}`} />
        {kind === 'halfFinish' && (
          <path className={styles.finish} d={DIAMOND} transform={`translate(${x} ${y})`} />
        )}
        <rect
          className={courseProfileStyles.flag}
          x={left}
          y={top}
          rx="3"
          width={width}
          height={FLAG.height}
        />
        <text className={courseProfileStyles.cutOff} x={left + width / 2} y={top + 18}>
          {t('course.cutOff', { time })}
        </text>
      </g>
    )
  })
}
