import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import { climbOf, highestOf, lengthOf, pointAt } from '../../domain/track.ts'
import { PLOT, PROFILE, profileFrame } from './profileFrame.ts'
import { ProfileSheet } from './ProfileSheet.tsx'
import styles from './CourseProfile.module.css'
import courseMapStyles from './CourseMap.module.css'

/** Step of the arrow keys in km. */
const STEP_KM = 0.1

interface Props {
  course: Course
  /** Position of the marker, also while it is hidden. */
  km: number
  isShown: boolean
  onMove: (km: number | null) => void
}

/** Elevation along the course; mouse, touch and arrow keys move a marker along it. */
export function CourseProfile({ course, km, isShown, onMove }: Props) {
  const { t } = useText()
  const { track, files } = course
  const frame = useMemo(() => profileFrame(track), [track])
  const length = lengthOf(track)
  const here = pointAt(track, km)
  const text = { km: here.km.toFixed(1), height: Math.round(here.height) }

  return (
    <div className={styles.courseProfile}>
      <svg
        className={styles.sheet}
        viewBox={`0 0 ${PROFILE.width} ${PROFILE.height}`}
        aria-hidden="true"
      >
        <ProfileSheet course={course} frame={frame} />
        {isShown && (
          <>
            <path
              className={styles.currentLine}
              d={`M${frame.x(here.km)} ${PLOT.foot}V${frame.y(here.height)}`}
            />
            <circle
              className={courseMapStyles.here}
              cx={frame.x(here.km)}
              cy={frame.y(here.height)}
              r="7"
            />
          </>
        )}
      </svg>
      <p className={clsx(styles.text, isShown && styles.textHere)}>
        {isShown
          ? t('course.here', text)
          : t('course.climb', {
              climb: Math.round(climbOf(track)),
              highest: Math.round(highestOf(track).height),
            })}
      </p>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.ceil(length / STEP_KM)}
        value={Math.round(here.km / STEP_KM)}
        aria-label={t('course.scrub')}
        aria-valuetext={t('course.here.spoken', text)}
        onChange={({ target }) => onMove(Math.min(Number(target.value) * STEP_KM, length))}
        onFocus={() => onMove(here.km)}
        onBlur={() => onMove(null)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          onMove(Math.min(Math.max((clientX - left) / width, 0), 1) * length)
        }}
        onPointerLeave={() => onMove(null)}
      />
      <p className={styles.files}>
        {t('course.files')}
        {files.map(({ format, address }) => (
          <a key={format} href={address} download aria-label={t('course.file', { format })}>
            {format}
          </a>
        ))}
      </p>
    </div>
  )
}
