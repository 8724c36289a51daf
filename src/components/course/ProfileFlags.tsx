import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../lib/course.ts'
import { pointAt } from '../../lib/track.ts'
import { PLOT, type ProfileFrame } from './profileFrame.ts'

const FLAG = { width: 104, height: 26 }
/** Between a flag and the skyline below it. */
const CLEAR = 16
const MOST_RIGHT = PLOT.right + 20
const DIAMOND = 'M0-7 7 0 0 7-7 0Z'

/** When the course closes, over the places where it does. */
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
        <path className="course-profile__pole" d={`M${x} ${y - 4}V${top + FLAG.height}`} />
        {kind === 'halfFinish' && (
          <path className="course-map__finish" d={DIAMOND} transform={`translate(${x} ${y})`} />
        )}
        <rect className="course-profile__flag" x={left} y={top} rx="3" {...FLAG} />
        <text className="course-profile__cut-off" x={left + FLAG.width / 2} y={top + 18}>
          {t('course.cutOff', { time: cutOff })}
        </text>
      </g>
    )
  })
}
