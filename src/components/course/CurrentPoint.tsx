import styles from './CurrentPoint.module.css'

/** The marker that map and profile show at the same kilometre. */
export const CurrentPoint = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle className={styles.currentPoint} data-testid="course-here" cx={x} cy={y} r={r} />
)
