import { useMemo } from 'react'
import type { Course } from '#domain/course.ts'
import { climbOf, highestOf, lengthOf, pointAt, roundedClimb } from '#domain/track.ts'
import { useText } from '#i18n/useText.ts'
import { CourseFiles } from './CourseFiles.tsx'
import { CurrentPoint } from './CurrentPoint.tsx'
import { profileFlags } from './cutOffFlags.ts'
import { CutOffList } from './CutOffList.tsx'
import { cutOffText } from './cutOffText.ts'
import { ProfileFlags } from './ProfileFlags.tsx'
import { profileScale } from './profileScale.ts'
import { ProfileSheet } from './ProfileSheet.tsx'
import { ProfileText } from './ProfileText.tsx'
import styles from './CourseProfile.module.css'

/** Step of the arrow keys in km. */
const STEP_KM = 0.1
const rounded = (km: number) => Number(km.toFixed(1))

interface Props {
  course: Course
  /** Width of the profile and size of its text, in px. */
  width: number
  em: number
  /** Position of the marker, also while it is hidden. */
  km: number
  isShown: boolean
  onMove: (km: number | null) => void
}

/** Elevation along the course; mouse, touch and arrow keys move a marker along it. */
export function CourseProfile({ course, width, em, km, isShown, onMove }: Props) {
  const { t } = useText()
  const { track } = course
  const scale = useMemo(
    () => profileScale(track, width, em, (metres) => t('course.metres', { metres })),
    [track, width, em, t],
  )
  const { flags, isNumbered } = useMemo(
    () => profileFlags(course, scale, (cutOff) => cutOffText(cutOff, t) !== cutOff),
    [course, scale, t],
  )
  const { size, plot } = scale
  const length = lengthOf(track)
  const here = pointAt(track, km)
  const text = { km: here.km.toFixed(1), height: Math.round(here.height) }
  const highest = highestOf(track)
  const heights = { climb: roundedClimb(climbOf(track)), highest: Math.round(highest.height) }

  return (
    <div className={styles.courseProfile}>
      <div className={styles.plot}>
        <svg
          className={styles.sheet}
          data-testid="course-profile"
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={t('course.profile', {
            ...heights,
            length: rounded(length),
            km: rounded(highest.km),
            lowest: Math.round(Math.min(...track.map(({ height }) => height))),
          })}
        >
          <ProfileSheet course={course} scale={scale} flags={flags} em={em} />
          <ProfileFlags flags={flags} isNumbered={isNumbered} />
          {isShown && (
            <>
              <path
                className={styles.currentLine}
                d={`M${scale.x(here.km)} ${plot.foot}V${scale.y(here.height)}`}
              />
              <CurrentPoint x={scale.x(here.km)} y={scale.y(here.height)} r={7} />
            </>
          )}
          {scale.isCompact && (
            <circle className={styles.thumb} cx={scale.x(here.km)} cy={plot.foot} r="8" />
          )}
        </svg>
        <input
          type="range"
          className={styles.range}
          style={{
            left: `${(plot.left / size.width) * 100}%`,
            width: `${((plot.right - plot.left) / size.width) * 100}%`,
          }}
          min={0}
          max={Math.ceil(length / STEP_KM)}
          value={Math.round(here.km / STEP_KM)}
          aria-label={t('course.scrub')}
          aria-valuetext={t('course.here.spoken', text)}
          onChange={({ target }) => onMove(Math.min(Number(target.value) * STEP_KM, length))}
          onFocus={() => onMove(here.km)}
          onBlur={() => onMove(null)}
          onPointerMove={({ currentTarget, clientX }) => {
            const { left, width: across } = currentTarget.getBoundingClientRect()
            onMove(Math.min(Math.max((clientX - left) / across, 0), 1) * length)
          }}
          // The marker stays where a finger was lifted, because the finger has covered it until
          // then.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMove(null)}
          onPointerCancel={() => onMove(null)}
        />
      </div>
      <ProfileText isHere={isShown}>
        {isShown ? t('course.here', text) : t('course.climb', heights)}
      </ProfileText>
      {isNumbered && <CutOffList flags={flags} />}
      <CourseFiles files={course.files} />
    </div>
  )
}
