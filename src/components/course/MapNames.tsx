import { FinishMark } from './FinishMark.tsx'
import type { Label } from './mapLayout.ts'
import { MapText } from './MapText.tsx'
import type { PlaceName } from './placeNames.ts'
import styles from './MapNames.module.css'

const FLAG = 'M-6 9V-9H6L3-4 6 1H-6'

function NameMark({ name: { place, isLoop } }: { name: PlaceName }) {
  if (place.kind === 'landmark') return null
  if (place.kind === 'summit') return <path className={styles.summit} d="M0-10 11 10H-11Z" />
  if (place.kind === 'start' || isLoop)
    return (
      <>
        <circle className={styles.start} data-testid="course-start" r="17" />
        <path className={styles.flag} d={FLAG} />
      </>
    )
  return <FinishMark r={15} />
}

interface Props {
  names: PlaceName[]
  labels: Label[]
  /** Distance of two lines of text, in px. */
  lineHeight: number
}

/** Start, finish and other named places with their marks. */
export function MapNames({ names, labels, lineHeight }: Props) {
  return names.map((name, index) => {
    const label = labels.find((one) => one.name === name)
    return (
      <g key={index} transform={`translate(${name.x.toFixed(1)} ${name.y.toFixed(1)})`}>
        <NameMark name={name} />
        {label?.lines.map((line, at) => (
          <MapText
            key={at}
            isNote={at > 0}
            textAnchor="middle"
            x={label.dx}
            y={label.dy + at * lineHeight}
          >
            {line}
          </MapText>
        ))}
      </g>
    )
  })
}
