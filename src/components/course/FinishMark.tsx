import styles from './FinishMark.module.css'

/** The diamond of a finish, on the map and on the profile. */
export const FinishMark = ({ r, transform }: { r: number; transform?: string }) => (
  <path className={styles.finishMark} d={`M0-${r} ${r} 0 0 ${r}-${r} 0Z`} transform={transform} />
)
