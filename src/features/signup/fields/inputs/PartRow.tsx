import type { ComponentProps } from 'react'
import styles from './PartRow.module.css'

/** The parts of a field beside each other, as far as there is room. */
export const PartRow = (row: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...row} className={styles.partRow} />
)
