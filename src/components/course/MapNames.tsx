import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { PlaceName } from './placeNames.ts'
import styles from './CourseMap.module.css'

const FLAG = 'M-6 9V-9H6L3-4 6 1H-6'

function NameMark({ name: { place, isLoop } }: { name: PlaceName }) {
  if (place.kind === 'landmark') return null
  if (place.kind === 'summit') return <path className={styles.summit} d="M0-10 11 10H-11Z" />
  if (place.kind === 'start' || isLoop)
    return (
      <>
        <circle className={styles.start} r="17" />
        <path className={styles.flag} d={FLAG} />
      </>
    )
  return <path className={styles.finish} d="M0-15 15 0 0 15-15 0Z" />
}

/** Start, finish and other named places with their marks. */
export function MapNames({ names }: { names: PlaceName[] }) {
  const { t, language } = useText()
  return names.map((name, index) => {
    const { place, x, y, isLoop } = name
    const own = localized(place, 'name', language)
    const isAlone = place.kind === 'landmark' || place.kind === 'summit'
    const title =
      isAlone && own ? own : t(isLoop ? 'course.startAndFinish' : `course.kind.${place.kind}`)
    const isOnTheWay = place.km !== undefined && place.km > 0
    const note = [own, isOnTheWay && t('course.km', { km: place.km ?? 0 })]
      .filter(Boolean)
      .join(' ')
    const at = place.kind === 'landmark' ? 5 : place.kind === 'summit' ? -20 : -54
    return (
      <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <NameMark name={name} />
        <text className={styles.name} textAnchor="middle" y={at}>
          {title}
        </text>
        {!isAlone && (
          <text className={styles.note} textAnchor="middle" y={at + 21}>
            {note}
          </text>
        )}
      </g>
    )
  })
}
