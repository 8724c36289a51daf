import { useMemo, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import { pointAt } from '../../domain/track.ts'
import { CourseProfile } from './CourseProfile.tsx'
import { type Layer, layersOf } from './courseStops.ts'
import { MAP, mapFrame } from './mapFrame.ts'
import { MapLegend } from './MapLegend.tsx'
import { MapSheet } from './MapSheet.tsx'
import { PlaceTable } from './PlaceTable.tsx'
import { nearestKm } from './nearestKm.ts'
import styles from './CourseMap.module.css'

interface Props {
  course: Course
  /** Text alternative of the map. */
  label: string
}

/** Map and profile of a course with a common marker; a table can replace the map. */
export function CourseMap({ course, label }: Props) {
  const { t } = useText()
  const [hidden, setHidden] = useState<ReadonlySet<Layer>>(new Set())
  const [isTable, setTable] = useState(false)
  const [{ km, isShown }, setPointer] = useState({ km: 0, isShown: false })
  const frame = useMemo(() => mapFrame(course), [course])
  const [x, y] = frame.toSheet(pointAt(course.track, km))
  const move = (to: number | null) =>
    setPointer((before) => ({ km: to ?? before.km, isShown: to !== null }))

  return (
    <>
      {/* The map is a drawing on light paper. */}
      <div className={styles.courseMap} data-scheme={isTable ? undefined : 'light'}>
        {isTable ? (
          <PlaceTable course={course} />
        ) : (
          <>
            <svg
              className={styles.sheet}
              viewBox={`0 0 ${MAP.width} ${MAP.height}`}
              role="img"
              aria-label={label}
              onPointerMove={({ currentTarget, clientX, clientY }) => {
                const box = currentTarget.getBoundingClientRect()
                const scale = MAP.width / box.width
                const pointer = [(clientX - box.left) * scale, (clientY - box.top) * scale] as const
                move(nearestKm(course.track, frame, pointer))
              }}
              onPointerLeave={() => move(null)}
            >
              <MapSheet course={course} frame={frame} hidden={hidden} />
              {isShown && <circle className={styles.here} cx={x} cy={y} r="9" />}
            </svg>
            <MapLegend
              layers={layersOf(course)}
              hidden={hidden}
              onToggle={(layer) =>
                setHidden((before) => {
                  const after = new Set(before)
                  return after.delete(layer) ? after : after.add(layer)
                })
              }
            />
          </>
        )}
        <button type="button" className={styles.turn} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'course.table.hide' : 'course.table.show')}
        </button>
      </div>
      <CourseProfile course={course} km={km} isShown={isShown} onMove={move} />
    </>
  )
}
