import { useMemo, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../lib/course.ts'
import { pointAt } from '../../lib/track.ts'
import { CourseProfile } from './CourseProfile.tsx'
import { type Layer, layersOf } from './courseStops.ts'
import { MAP, mapFrame } from './mapFrame.ts'
import { MapLegend } from './MapLegend.tsx'
import { MapSheet } from './MapSheet.tsx'
import { PlaceTable } from './PlaceTable.tsx'
import { nearestKm } from './nearestKm.ts'
import './CourseMap.css'

interface Props {
  course: Course
  /** What the map shows, in words. */
  label: string
}

/** Map and profile of a course with one finger on both; the map turns into a table. */
export function CourseMap({ course, label }: Props) {
  const { t } = useText()
  const [hidden, setHidden] = useState<ReadonlySet<Layer>>(new Set())
  const [isTable, setTable] = useState(false)
  const [{ km, isShown }, setFinger] = useState({ km: 0, isShown: false })
  const frame = useMemo(() => mapFrame(course), [course])
  const [x, y] = frame.toSheet(pointAt(course.track, km))
  const move = (to: number | null) =>
    setFinger((before) => ({ km: to ?? before.km, isShown: to !== null }))

  return (
    <>
      <div className="course-map">
        {isTable ? (
          <PlaceTable course={course} />
        ) : (
          <>
            <svg
              className="course-map__sheet"
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
              {isShown && <circle className="course-map__here" cx={x} cy={y} r="9" />}
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
        <button type="button" className="course-map__turn" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'course.table.hide' : 'course.table.show')}
        </button>
      </div>
      <CourseProfile course={course} km={km} isShown={isShown} onMove={move} />
    </>
  )
}
