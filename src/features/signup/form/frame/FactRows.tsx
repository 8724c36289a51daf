import type { ComponentProps } from 'react'
import { DetailList } from '#components/DetailList.tsx'
import styles from './FactRows.module.css'

/** Names and values, each on a line of its own. */
export const FactRows = ({ details }: Pick<ComponentProps<typeof DetailList>, 'details'>) => (
  <DetailList className={styles.factRows} details={details} />
)
