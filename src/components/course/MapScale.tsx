import { useText } from '#i18n/useText.ts'
import type { Size } from './mapProjection.ts'
import { MapText } from './MapText.tsx'
import { COMPACT_SCALE, scaleBox } from './scaleBox.ts'
import { textWidth } from './textWidth.ts'
import styles from './MapScale.module.css'

const SCALES_KM = [10, 5, 2, 1, 0.5, 0.2]
const MAX_SCALE_PX = 160
const TEXT_PX = 14
const GAP_PX = 8

interface Props {
  size: Size
  pxPerKm: number
  isCompact: boolean
  isZoomed: boolean
}

/**
 * Scale and north arrow, in the upper right corner of the map; on a compact one in the lower left,
 * one beside the other, which leaves more room for names.
 */
export function MapScale({ size, pxPerKm, isCompact, isZoomed }: Props) {
  const { t } = useText()
  const { width, height } = size
  const longest = isCompact ? COMPACT_SCALE.longest : MAX_SCALE_PX
  const km = SCALES_KM.find((scale) => scale * pxPerKm <= longest) ?? 0.1
  const length = km * pxPerKm
  const label = t('course.km', { km })
  const [left, top] = isCompact
    ? [COMPACT_SCALE.left, height - COMPACT_SCALE.up]
    : [width - 100 - length, 20]
  const end = left + length + GAP_PX + textWidth(label, TEXT_PX)
  const north = isCompact
    ? { x: end + 20, y: top - 9, scale: 0.7 }
    : { x: width - 40, y: 16, scale: 1 }
  const box = scaleBox(size)
  return (
    <>
      {isCompact && isZoomed && (
        <rect
          className={styles.veil}
          x={box.left}
          y={box.top}
          width={box.right - box.left}
          height={box.bottom - box.top}
        />
      )}
      <path className={styles.scale} d={`M${left} ${top}v6h${length}v-6`} />
      <MapText
        isNote
        x={isCompact ? left + length + GAP_PX : left - 10}
        y={top + 9}
        textAnchor={isCompact ? 'start' : 'end'}
      >
        {label}
      </MapText>
      <path
        className={styles.north}
        d="M0 0l9 26-9-6-9 6Z"
        transform={`translate(${north.x} ${north.y}) scale(${north.scale})`}
      />
      <MapText
        x={north.x + (isCompact ? GAP_PX + 2 : 0)}
        y={isCompact ? top + 9 : 62}
        textAnchor={isCompact ? 'start' : 'middle'}
      >
        {t('course.north')}
      </MapText>
    </>
  )
}
