import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { PlaceName } from './placeNames.ts'

const FLAG = 'M-6 9V-9H6L3-4 6 1H-6'

function NameMark({ name: { place, isLoop } }: { name: PlaceName }) {
  if (place.kind === 'landmark') return null
  if (place.kind === 'summit') return <path className="course-map__summit" d="M0-10 11 10H-11Z" />
  if (place.kind === 'start' || isLoop)
    return (
      <>
        <circle className="course-map__start" r="17" />
        <path className="course-map__flag" d={FLAG} />
      </>
    )
  return <path className="course-map__finish" d="M0-15 15 0 0 15-15 0Z" />
}

/** Start, finish and what else is called by its name, with their marks. */
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
    const at = isAlone ? 5 : -54
    return (
      <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <NameMark name={name} />
        <text
          className="course-map__name"
          {...(place.kind === 'summit' ? { x: 18 } : { textAnchor: 'middle' })}
          y={at}
        >
          {title}
        </text>
        {!isAlone && (
          <text className="course-map__note" textAnchor="middle" y={at + 21}>
            {note}
          </text>
        )}
      </g>
    )
  })
}
