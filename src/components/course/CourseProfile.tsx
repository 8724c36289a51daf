import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../lib/course.ts'
import { climbOf, highestOf, lengthOf, pointAt } from '../../lib/track.ts'
import { PLOT, PROFILE, profileFrame } from './profileFrame.ts'
import { ProfileSheet } from './ProfileSheet.tsx'
import './CourseProfile.css'

/** A step of the arrow keys, in km. */
const STEP_KM = 0.1

interface Props {
  course: Course
  /** The place of the finger, or where it was when it left. */
  km: number
  isShown: boolean
  onMove: (km: number | null) => void
}

/** Heights along the course; pointer, finger and arrow keys move along it. */
export function CourseProfile({ course, km, isShown, onMove }: Props) {
  const { t } = useText()
  const { track, files } = course
  const frame = useMemo(() => profileFrame(track), [track])
  const length = lengthOf(track)
  const here = pointAt(track, km)
  const words = { km: here.km.toFixed(1), height: Math.round(here.height) }

  return (
    <div className="course-profile">
      <svg
        className="course-profile__sheet"
        viewBox={`0 0 ${PROFILE.width} ${PROFILE.height}`}
        aria-hidden="true"
      >
        <ProfileSheet course={course} frame={frame} />
        {isShown && (
          <>
            <path
              className="course-profile__line-here"
              d={`M${frame.x(here.km)} ${PLOT.foot}V${frame.y(here.height)}`}
            />
            <circle
              className="course-map__here"
              cx={frame.x(here.km)}
              cy={frame.y(here.height)}
              r="7"
            />
          </>
        )}
      </svg>
      <p
        className={
          isShown ? 'course-profile__words course-profile__words--here' : 'course-profile__words'
        }
      >
        {isShown
          ? t('course.here', words)
          : t('course.climb', {
              climb: Math.round(climbOf(track)),
              highest: Math.round(highestOf(track).height),
            })}
      </p>
      <input
        type="range"
        className="course-profile__range"
        min={0}
        max={Math.ceil(length / STEP_KM)}
        value={Math.round(here.km / STEP_KM)}
        aria-label={t('course.scrub')}
        aria-valuetext={t('course.here.spoken', words)}
        onChange={({ target }) => onMove(Math.min(Number(target.value) * STEP_KM, length))}
        onFocus={() => onMove(here.km)}
        onBlur={() => onMove(null)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          onMove(Math.min(Math.max((clientX - left) / width, 0), 1) * length)
        }}
        onPointerLeave={() => onMove(null)}
      />
      <p className="course-profile__files">
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
