import { memo, useId } from 'react'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import { highestOf, lengthOf, pointAt } from '../../domain/track.ts'
import { toPath } from './mapFrame.ts'
import { ProfileFlags } from './ProfileFlags.tsx'
import { PLOT, type ProfileFrame } from './profileFrame.ts'
import styles from './CourseProfile.module.css'

const KM_STEP = 5
/** A summit within this distance gives its name to the highest point. */
const SUMMIT_KM = 0.5

interface Props {
  course: Course
  frame: ProfileFrame
}

/** Grid lines, profile, kilometres, the highest point and the cut-offs. */
export const ProfileSheet = memo(function ProfileSheet({ course, frame }: Props) {
  const { t, language } = useText()
  const ground = useId()
  const { track, places } = course
  const path = toPath(track.map(({ km, height }) => [frame.x(km), frame.y(height)]))
  const ticks = Array.from(
    { length: Math.ceil(lengthOf(track) / KM_STEP) },
    (_, index) => index * KM_STEP,
  )
  const top = highestOf(track)
  const summit = places.find(
    ({ kind, km }) => kind === 'summit' && Math.abs((km ?? Infinity) - top.km) < SUMMIT_KM,
  )
  const topName = (summit && localized(summit, 'name', language)) || t('course.top')

  return (
    <>
      <defs>
        <linearGradient id={ground} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.groundTop} />
          <stop offset="1" className={styles.groundFoot} />
        </linearGradient>
      </defs>
      {frame.rules.map((metres) => (
        <g key={metres}>
          <path className={styles.rule} d={`M${PLOT.left} ${frame.y(metres)}H${PLOT.right}`} />
          <text className={styles.metres} x={PLOT.left - 10} y={frame.y(metres) + 5}>
            {t('course.metres', { metres })}
          </text>
        </g>
      ))}
      <path d={`${path}V${PLOT.foot}H${PLOT.left}Z`} fill={`url(#${ground})`} />
      <path className={styles.skyline} d={path} />
      {ticks.map((km) => (
        <g key={km} transform={`translate(${frame.x(km)} 0)`}>
          <path className={styles.tickMark} d={`M0 ${PLOT.foot}v6`} />
          <text className={styles.km} y={PLOT.foot + 23}>
            {km || t('course.km', { km })}
          </text>
          {km > 0 && (
            <circle className={styles.dot} cy={frame.y(pointAt(track, km).height)} r="4.6" />
          )}
        </g>
      ))}
      <text className={styles.top} x={frame.x(top.km)} y={frame.y(top.height) - 12}>
        {topName}
      </text>
      <ProfileFlags course={course} frame={frame} />
    </>
  )
})
