import { memo, type ReactNode, useId } from 'react'
import type { Course } from '#domain/course.ts'
import { useText } from '#i18n/useText.ts'
import { Glyph } from './Glyph.tsx'
import type { MapLayout } from './mapLayout.ts'
import { MapNames } from './MapNames.tsx'
import { type MapProjection, toPath } from './mapProjection.ts'
import { pictureForWindow } from './phoneWindow.ts'
import type { PlaceName } from './placeNames.ts'
import styles from './MapSheet.module.css'

/** Zoomed in further than this, the smaller background of phones would be blurred. */
const MAX_ZOOM_OF_PHONE_PICTURE = 1.5
const FADE = 0.15

interface FadeProps {
  /** Fades to the left and right, or else up and down. */
  isAcross: boolean
  children: ReactNode
}

/** Fades out a picture at two of its edges. */
function Fade({ isAcross, children }: FadeProps) {
  const id = useId()
  return (
    <>
      <mask id={id} maskContentUnits="objectBoundingBox">
        <linearGradient id={`${id}-fade`} x2={isAcross ? 1 : 0} y2={isAcross ? 0 : 1}>
          <stop stopColor="white" stopOpacity="0" />
          <stop offset={FADE} stopColor="white" />
          <stop offset={1 - FADE} stopColor="white" />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </linearGradient>
        <rect width="1" height="1" fill={`url(#${id}-fade)`} />
      </mask>
      <g mask={`url(#${id})`}>{children}</g>
    </>
  )
}

interface GroundProps {
  course: Course
  projection: MapProjection
  zoom: number
}

/** The background; a compact map may be larger, and it fades out there. */
function Ground({ course: { ground }, projection, zoom }: GroundProps) {
  if (!ground) return null
  const [west, south, east, north] = ground.bbox
  const [left, top] = projection.toSheet({ longitude: west, latitude: north })
  const [right, bottom] = projection.toSheet({ longitude: east, latitude: south })
  const image = (
    <image
      href={zoom > MAX_ZOOM_OF_PHONE_PICTURE ? ground.picture : pictureForWindow(ground)}
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      preserveAspectRatio="none"
    />
  )
  if (!projection.isCompact) return image
  const isLower = bottom - top < projection.size.height
  const isNarrower = right - left < projection.size.width
  const upright = isLower ? <Fade isAcross={false}>{image}</Fade> : image
  return isNarrower ? <Fade isAcross>{upright}</Fade> : upright
}

interface Props {
  course: Course
  projection: MapProjection
  zoom: number
  names: PlaceName[]
  layout: MapLayout
  lineHeight: number
}

/** Background, course and places: every part of the map that moves with it. */
export const MapSheet = memo(function MapSheet(props: Props) {
  const { course, projection, zoom, names, layout, lineHeight } = props
  const { t } = useText()
  const path = toPath(course.track.map(projection.toSheet))
  return (
    <>
      <Ground course={course} projection={projection} zoom={zoom} />
      <path className={styles.edge} d={path} />
      <path className={styles.line} data-testid="course-line" d={path} />
      {layout.dots.map(({ km, x, y }) => (
        <circle key={km} className={styles.dot} cx={x} cy={y} r="4" />
      ))}
      {layout.marks.map(({ layer, km, x, y, angle }) => (
        <g key={`${layer} ${km}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <title>{t('course.mark', { kind: t(`course.kind.${layer}`), km })}</title>
          <Glyph layer={layer} label={String(km)} angle={angle} />
        </g>
      ))}
      <MapNames names={names} labels={layout.labels} lineHeight={lineHeight} />
    </>
  )
})
