import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import { pointAt } from '../../domain/track.ts'
import { PLOT, type ProfileFrame } from './profileFrame.ts'
import courseProfileStyles from './CourseProfile.module.css'
import styles from './CourseMap.module.css'

const FLAG = { width: 104, height: 26 }
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
    const left = Math.min(x - FLAG.width / 2, MOST_RIGHT - FLAG.width)
    const below = track.filter(
      (point) => frame.x(point.km) > left - 4 && frame.x(point.km) < left + FLAG.width + 4,
    )
    const skyline = Math.min(y, ...below.map(({ height }) => frame.y(height)))
    const top = skyline - CLEAR - FLAG.height
    return (
      <g key={index}>
        <path className={courseProfileStyles.pole} d={`M${x} ${y - 4}V${top + FLAG.height}`} />
        {kind === 'halfFinish' && (
          <path className={styles.finish} d={DIAMOND} transform={`translate(${x} ${y})`} />
        )}
        <rect className={courseProfileStyles.flag} x={left} y={top} rx="3" {...FLAG} />
        <text className={courseProfileStyles.cutOff} x={left + FLAG.width / 2} y={top + 18}>
          {t('course.cutOff', { time: cutOff })}
        </text>
      </g>
    )
  })
}
