import { useText } from '#i18n/useText.ts'
import { cutOffText } from './cutOffText.ts'
import type { ProfileFlag } from './cutOffFlags.ts'
import courseProfileStyles from './CourseProfile.module.css'
import styles from './CourseMap.module.css'

/** Position of a flag's text baseline, as a share of the flag's height. */
const BASELINE = 18 / 26
const DIAMOND = 'M0-7 7 0 0 7-7 0Z'

interface Props {
  flags: ProfileFlag[]
  isNumbered: boolean
}

/** Cut-off times, or their numbers, at their places on the profile. */
export function ProfileFlags({ flags, isNumbered }: Props) {
  const { t } = useText()
  return flags.map(({ cutOff, isHalfFinish, x, y, left, top, width, height }, index) => (
    <g key={index}>
      <path className={courseProfileStyles.pole} d={`M${x} ${y - 4}V${top + height}`} />
      {isHalfFinish && (
        <path className={styles.finish} d={DIAMOND} transform={`translate(${x} ${y})`} />
      )}
      <rect
        className={courseProfileStyles.flag}
        x={left}
        y={top}
        rx={isNumbered ? height / 2 : 3}
        width={width}
        height={height}
      />
      <text className={courseProfileStyles.cutOff} x={left + width / 2} y={top + height * BASELINE}>
        {isNumbered ? index + 1 : t('course.cutOff', { time: cutOffText(cutOff, t) })}
      </text>
    </g>
  ))
}
