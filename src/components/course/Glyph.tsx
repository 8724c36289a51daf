import type { Layer } from './courseStops.ts'
import './Glyph.css'

const DROP = 'M0-6.4C2.6-3 4.4-.9 4.4 1.7a4.4 4.4 0 0 1-8.8 0C-4.4-.9-2.6-3 0-6.4Z'

/** The sign of a layer around the middle of its place; `label` is the number of a disc. */
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
    return <path className="glyph__mat" d="M0-21V21" transform={`rotate(${angle.toFixed(1)})`} />
  if (layer === 'km')
    return (
      <>
        <circle className="glyph__disc" r="13" />
        <text className="glyph__number" y="5">
          {label}
        </text>
      </>
    )
  return (
    <>
      <rect
        className={`glyph__badge glyph__badge--${layer}`}
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="3"
      />
      {layer === 'medical' && <path className="glyph__cross" d="M-4.5 0h9M0-4.5v9" />}
      {layer === 'water' && <path className="glyph__drop" d={DROP} />}
      {layer === 'toilet' && (
        <text className="glyph__wc" y="3.6">
          WC
        </text>
      )}
    </>
  )
}
