import type { Label } from './mapLayout.ts'
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
          <text
            key={at}
            className={at === 0 ? styles.name : styles.note}
            textAnchor="middle"
            x={label.dx}
            y={label.dy + at * lineHeight}
          >
            {line}
          </text>
        ))}
      </g>
    )
  })
}
