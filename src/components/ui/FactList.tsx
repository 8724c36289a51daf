import type { ComponentProps } from 'react'
import { DetailList } from '../DetailList.tsx'
import styles from './FactList.module.css'

/** Names and values in as many columns as there is room for. */
export const FactList = ({ details }: Pick<ComponentProps<typeof DetailList>, 'details'>) => (
  <DetailList className={styles.factList} details={details} />
)
