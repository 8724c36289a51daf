import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../domain/course.ts'
import type { Layer } from './courseStops.ts'
import { Glyph } from './Glyph.tsx'
import { pictureForWindow } from '../../lib/phoneWindow.ts'
import { MAP, type MapFrame, toPath } from './mapFrame.ts'
import { MapNames } from './MapNames.tsx'
import { placeMarks } from './placeMarks.ts'
import { placeNames, takenByNames } from './placeNames.ts'
import styles from './CourseMap.module.css'

const SCALES_KM = [10, 5, 2, 1, 0.5, 0.2]
const LONGEST_SCALE_PX = 160

function Ground({ course, frame }: { course: Course; frame: MapFrame }) {
  if (!course.ground) return null
  const [west, south, east, north] = course.ground.bbox
  const [left, top] = frame.toSheet({ longitude: west, latitude: north })
  const [right, bottom] = frame.toSheet({ longitude: east, latitude: south })
  return (
    <image
      href={pictureForWindow(course.ground)}
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      preserveAspectRatio="none"
    />
  )
}

/** Scale and north arrow, in the upper right corner of the map. */
function Furniture({ pxPerKm }: { pxPerKm: number }) {
  const { t } = useText()
  const km = SCALES_KM.find((scale) => scale * pxPerKm <= LONGEST_SCALE_PX) ?? 0.1
  const left = MAP.width - 100 - km * pxPerKm
  return (
    <>
      <path className={styles.scale} d={`M${left} 20v6h${km * pxPerKm}v-6`} />
      <text className={styles.note} x={left - 10} y="29" textAnchor="end">
        {t('course.km', { km })}
      </text>
      <path className={styles.north} d="M1160 16l9 26-9-6-9 6Z" />
      <text className={styles.name} x="1160" y="62" textAnchor="middle">
        {t('course.north')}
      </text>
    </>
  )
}

interface Props {
  course: Course
  frame: MapFrame
  hidden: ReadonlySet<Layer>
}

/** Background, course and places: every part of the map that does not move. */
export const MapSheet = memo(function MapSheet({ course, frame, hidden }: Props) {
  const { t } = useText()
  const names = placeNames(course, frame)
  const marks = placeMarks(course, frame, takenByNames(names))
  const path = toPath(course.track.map(frame.toSheet))
  return (
    <>
      <Ground course={course} frame={frame} />
      <path className={styles.edge} d={path} />
      <path className={styles.line} d={path} />
      {marks
        .filter(({ layer }) => !hidden.has(layer))
        .map(({ layer, km, x, y, angle }) => (
          <g key={`${layer} ${km}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{t('course.mark', { kind: t(`course.kind.${layer}`), km })}</title>
            <Glyph layer={layer} label={String(km)} angle={angle} />
          </g>
        ))}
      <MapNames names={names} />
      <Furniture pxPerKm={frame.pxPerKm} />
    </>
  )
})
