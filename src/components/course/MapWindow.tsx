import { type PointerEvent, useMemo, useState } from 'react'
import type { Course } from '#domain/course.ts'
import { pointAt } from '#domain/track.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import type { Translate } from '#i18n/i18n.ts'
import { type Languages, localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { Layer } from './courseStops.ts'
import { CurrentPoint } from './CurrentPoint.tsx'
import { LINE_EM, mapLayout } from './mapLayout.ts'
import { mapProjection, type Size } from './mapProjection.ts'
import { MapScale } from './MapScale.tsx'
import { MapSheet } from './MapSheet.tsx'
import { mapTargets, type Picked, placesAt, shownAt, targetAt } from './mapTargets.ts'
import { MapZoom } from './MapZoom.tsx'
import { nearestKm } from './nearestKm.ts'
import { placeNames, type PlaceName } from './placeNames.ts'
import { useMapView } from './useMapView.ts'
import { usePlaceTexts } from './usePlaceTexts.ts'
import styles from './MapWindow.module.css'

/** The lines of text that name a place on the map. */
function nameLines({ place, isLoop }: PlaceName, t: Translate, languages: Languages): string[] {
  const name = localized(place, 'name', languages)
  const isNameOnly = place.kind === 'landmark' || place.kind === 'summit'
  if (isNameOnly) return [name || t(`course.kind.${place.kind}`)]
  const hasDistance = place.km !== undefined && place.km > 0
  const note = [name, hasDistance && t('course.km', { km: place.km ?? 0 })]
  return [
    t(isLoop ? 'course.startAndFinish' : `course.kind.${place.kind}`),
    note.filter(Boolean).join(' '),
  ]
}

interface Props {
  course: Course
  label: string
  size: Size
  /** Size of its text in px. */
  em: number
  hidden: ReadonlySet<Layer>
  /** Position of the marker, also while it is hidden. */
  km: number
  isShown: boolean
  onMove: (km: number | null) => void
}

/** The map in its window: it can be zoomed and moved, and says what a tap has selected. */
export function MapWindow({ course, label, size, em, hidden, km, isShown, onMove }: Props) {
  const { t, languages } = useText()
  const textOf = usePlaceTexts()
  const [picked, setPicked] = useState<Picked | undefined>()
  const [ref, map] = useMapView(size)
  const { zoom, x: left, y: top } = map.view
  const projection = useMemo(() => mapProjection(course, size, zoom), [course, size, zoom])
  const names = useMemo(() => placeNames(course, projection), [course, projection])
  const layout = useMemo(() => {
    const named = names.map((name) => ({ name, lines: nameLines(name, t, languages) }))
    return mapLayout(course, projection, named, hidden, em)
  }, [course, projection, names, hidden, em, t, languages])
  const [x, y] = projection.toSheet(pointAt(course.track, km))

  const onSheet = (event: { clientX: number; clientY: number }) => {
    const [across, down] = map.pointOf(event)
    return [across + left, down + top] as const
  }
  const pick = (event: { clientX: number; clientY: number }) => {
    if (map.wasDragged()) return
    const at = onSheet(event)
    const near = nearestKm(course.track, projection, at)
    const onCourse = near === null ? undefined : { km: Number(near.toFixed(1)) }
    const target = targetAt(mapTargets(names, layout), at) ?? onCourse
    setPicked(target)
    onMove(target?.km ?? null)
  }
  const pickedText = () => {
    if (!picked) return t('course.map.pick')
    const { km: at } = picked
    const places = textOf(placesAt(course, picked))
    if (at === undefined) return places
    const height = Math.round(pointAt(course.track, at).height)
    const here = course.hasHeights ? t('course.here', { km: at, height }) : formatDistance(at, t)
    return places ? t('course.map.picked', { at: here, places }) : here
  }
  const pickedAt = picked && shownAt(picked, mapTargets(names, layout))

  return (
    <>
      <svg
        ref={ref}
        className={styles.sheet}
        data-testid="course-map"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        data-zoomed={map.isZoomed || undefined}
        {...map.handlers}
        onKeyDown={map.onKeyDown}
        onClick={pick}
        onPointerMove={(event: PointerEvent) => {
          map.handlers.onPointerMove(event)
          if (event.pointerType === 'mouse')
            onMove(nearestKm(course.track, projection, onSheet(event)))
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMove(null)}
      >
        <g transform={`translate(${-left} ${-top})`}>
          <MapSheet
            course={course}
            projection={projection}
            zoom={zoom}
            names={names}
            layout={layout}
            lineHeight={LINE_EM * em}
          />
          {pickedAt && <circle className={styles.picked} cx={pickedAt.x} cy={pickedAt.y} r="20" />}
          {isShown && <CurrentPoint x={x} y={y} r={9} />}
        </g>
        <MapScale
          size={size}
          pxPerKm={projection.pxPerKm}
          isCompact={projection.isCompact}
          isZoomed={map.isZoomed}
        />
      </svg>
      <p className={styles.pickedText} role="status">
        {pickedText()}
      </p>
      <MapZoom map={map} />
    </>
  )
}
