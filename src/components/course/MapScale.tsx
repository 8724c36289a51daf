import { useText } from '../../i18n/useText.ts'
import type { Size } from './mapFrame.ts'
import { COMPACT_NORTH_PX, COMPACT_SCALE, northBox, scaleBox } from './scalePlace.ts'
import styles from './CourseMap.module.css'

const SCALES_KM = [10, 5, 2, 1, 0.5, 0.2]
const LONGEST_SCALE_PX = 160

interface Props {
  size: Size
  pxPerKm: number
  isCompact: boolean
  isZoomed: boolean
}

/**
 * Scale and north arrow, in the upper right corner of the map; on a compact one the scale is in the
 * lower left, which leaves more room for names.
 */
export function MapScale({ size, pxPerKm, isCompact, isZoomed }: Props) {
  const { t } = useText()
  const { width, height } = size
  const longest = isCompact ? COMPACT_SCALE.longest : LONGEST_SCALE_PX
  const km = SCALES_KM.find((scale) => scale * pxPerKm <= longest) ?? 0.1
  const length = km * pxPerKm
  const [left, top] = isCompact
    ? [COMPACT_SCALE.left, height - COMPACT_SCALE.up]
    : [width - 100 - length, 20]
  const right = width - (isCompact ? COMPACT_NORTH_PX : 40)
  return (
    <>
      {isCompact &&
        isZoomed &&
        [northBox(size), scaleBox(size)].map(({ left: x, top: y, right: end, bottom }) => (
          <rect key={x} className={styles.veil} x={x} y={y} width={end - x} height={bottom - y} />
        ))}
      <path className={styles.scale} d={`M${left} ${top}v6h${length}v-6`} />
      <text
        className={styles.note}
        x={isCompact ? left + length + 8 : left - 10}
        y={top + 9}
        textAnchor={isCompact ? 'start' : 'end'}
      >
        {t('course.km', { km })}
      </text>
      <path className={styles.north} d={`M${right} 16l9 26-9-6-9 6Z`} />
      <text className={styles.name} x={right} y="62" textAnchor="middle">
        {t('course.north')}
      </text>
    </>
  )
}
