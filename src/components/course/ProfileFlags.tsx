import { useText } from '#i18n/useText.ts'
import type { ProfileFlag } from './cutOffFlags.ts'
import { cutOffText } from './cutOffText.ts'
import { FinishMark } from './FinishMark.tsx'
import styles from './ProfileFlags.module.css'

/** Position of a flag's text baseline, as a share of the flag's height. */
const BASELINE = 18 / 26

interface Props {
  flags: ProfileFlag[]
  isNumbered: boolean
}

/** Cut-off times, or their numbers, at their places on the profile. */
export function ProfileFlags({ flags, isNumbered }: Props) {
  const { t } = useText()
  return flags.map(({ cutOff, isHalfFinish, x, y, left, top, width, height }, index) => (
    <g key={index}>
      <path className={styles.pole} d={`M${x} ${y - 4}V${top + height}`} />
      {isHalfFinish && <FinishMark r={7} transform={`translate(${x} ${y})`} />}
      <rect
        className={styles.flag}
        x={left}
        y={top}
        rx={isNumbered ? height / 2 : 3}
        width={width}
        height={height}
      />
      <text className={styles.cutOff} x={left + width / 2} y={top + height * BASELINE}>
        {isNumbered ? index + 1 : t('course.cutOff', { time: cutOffText(cutOff, t) })}
      </text>
    </g>
  ))
}
