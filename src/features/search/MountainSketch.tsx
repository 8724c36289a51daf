import styles from './MountainSketch.module.css'

/** A small drawing above a message. */
export function MountainSketch() {
  return (
    <svg
      className={styles.mountainSketch}
      width={112}
      height={60}
      viewBox="0 0 112 60"
      aria-hidden="true"
    >
      <circle cx={76} cy={16} r={12} className={styles.sun} />
      <path d="M8 56 40 18l15 18 14-16 35 36z" className={styles.ridge} />
    </svg>
  )
}
