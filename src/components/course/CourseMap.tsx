import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Course } from '#domain/course.ts'
import { addTexts } from '#i18n/i18n.ts'
import { course as en } from '#i18n/locales/en/course.ts'
import { course as zh } from '#i18n/locales/zh/course.ts'
import { useText } from '#i18n/useText.ts'
import { CourseDescription } from './CourseDescription.tsx'
import { CourseProfile } from './CourseProfile.tsx'
import { type Layer, LAYERS, layersOf } from './courseStops.ts'
import { NARROW_MAP } from './mapLayout.ts'
import { MapLegend } from './MapLegend.tsx'
import { compactSize, MAP } from './mapProjection.ts'
import { MapWindow } from './MapWindow.tsx'
import { NoProfile } from './NoProfile.tsx'
import { PlaceTable } from './PlaceTable.tsx'
import { useMapBox } from './useMapBox.ts'
import styles from './CourseMap.module.css'

addTexts({ zh, en })

/** Visitors of a narrow map add these to its names and kilometres. */
const SERVICES: ReadonlySet<Layer> = new Set(LAYERS.filter((layer) => layer !== 'km'))
const NONE: ReadonlySet<Layer> = new Set()

interface Props {
  course: Course
  /** Text alternative of the map. */
  label: string
}

/**
 * Map and profile of a course with a common marker; a table can replace the map, on a narrow page a
 * list.
 */
export function CourseMap({ course, label }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState<ReadonlySet<Layer>>()
  const [isTable, setTable] = useState(false)
  const [{ km, isShown }, setPointer] = useState({ km: 0, isShown: false })
  const map = useRef<HTMLDivElement>(null)
  const [box, { width, em }] = useMapBox()
  const isCompact = width < MAP.width
  const hidden = chosen ?? (width < NARROW_MAP ? SERVICES : NONE)
  const size = useMemo(
    () => (isCompact ? compactSize(course, width, innerHeight) : MAP),
    [course, isCompact, width],
  )
  const move = (to: number | null) =>
    setPointer((before) => ({ km: to ?? before.km, isShown: to !== null }))
  const toggleTable = () => {
    flushSync(() => setTable(!isTable))
    // The button is below the map, and below a list that is longer.
    if ((map.current?.getBoundingClientRect().top ?? 0) < 0) map.current?.scrollIntoView()
  }

  return (
    <div ref={box} className={styles.box}>
      {/* The map is a drawing on light paper. */}
      <div ref={map} className={styles.courseMap} data-scheme={isTable ? undefined : 'light'}>
        {isTable ? (
          <PlaceTable course={course} isList={isCompact} />
        ) : (
          <MapWindow
            key={course.files.at(-1)?.url}
            course={course}
            label={label}
            size={size}
            em={em}
            hidden={hidden}
            km={km}
            isShown={isShown}
            onMove={move}
          />
        )}
        <button
          type="button"
          className={clsx(styles.turn, isTable && styles.turnBack)}
          onClick={toggleTable}
        >
          {t(turnKey(isTable, isCompact))}
        </button>
        {!isTable && (
          <MapLegend
            layers={layersOf(course)}
            hidden={hidden}
            onToggle={(layer) => {
              const after = new Set(hidden)
              setChosen(after.delete(layer) ? after : after.add(layer))
            }}
          />
        )}
      </div>
      {course.hasHeights ? (
        <CourseProfile
          course={course}
          width={width}
          em={em}
          km={km}
          isShown={isShown}
          onMove={move}
        />
      ) : (
        <NoProfile files={course.files} />
      )}
      <CourseDescription course={course} />
    </div>
  )
}

function turnKey(isTable: boolean, isCompact: boolean) {
  if (isTable) return 'course.table.hide'
  return isCompact ? 'course.list.show' : 'course.table.show'
}
