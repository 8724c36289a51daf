/** A small drawing above words that stand in the place of an answer. */
export function MountainSketch() {
  return (
    <svg
      className="mountain-sketch"
      width={112}
      height={60}
      viewBox="0 0 112 60"
      aria-hidden="true"
    >
      <circle cx={76} cy={16} r={12} className="mountain-sketch__sun" />
      <path d="M8 56 40 18l15 18 14-16 35 36z" className="mountain-sketch__ridge" />
    </svg>
  )
}
