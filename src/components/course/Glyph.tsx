import { clsx } from 'clsx'
import type { Layer } from './courseStops.ts'
import styles from './Glyph.module.css'

const DROP = 'M0-6.4C2.6-3 4.4-.9 4.4 1.7a4.4 4.4 0 0 1-8.8 0C-4.4-.9-2.6-3 0-6.4Z'

/** The letters WC as a path: as text they would be too small. */
const WC = 'M-7.1-3.3-5.4 3-3.7-2.6-2 3-.3-3.3M6.7-2A3.1 3.3 0 1 0 6.7 2'

/** The symbol of a layer, centred on its place; `label` is the number on a kilometre disc. */
export function Glyph({
  layer,
  label,
  angle = 0,
}: {
  layer: Layer
  label?: string
  angle?: number
}) {
  if (layer === 'mat')
    return <path className={styles.mat} d="M0-21V21" transform={`rotate(${angle.toFixed(1)})`} />
  if (layer === 'km')
    return (
      <>
        <circle className={styles.disc} r="13" />
        <text className={styles.number} y="5">
          {label}
        </text>
      </>
    )
  return (
    <>
      <rect
        className={clsx(styles.badge, styles[layer])}
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="3"
      />
      {layer === 'medical' && <path className={styles.cross} d="M-4.5 0h9M0-4.5v9" />}
      {layer === 'water' && <path className={styles.drop} d={DROP} />}
      {layer === 'toilet' && <path className={styles.wc} d={WC} />}
    </>
  )
}
