import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './FileItem.module.css'

interface Props {
  name: string
  /** Shown instead of the symbol of a file. */
  picture?: ReactNode
  isWrong?: boolean
  /** The buttons beside it. */
  actions: ReactNode
  /** The state, below the name. */
  children: ReactNode
}

/** A file in the list of a field. */
export const FileItem = ({ name, picture, isWrong = false, actions, children }: Props) => (
  <li className={clsx(styles.file, isWrong && styles.wrong)}>
    <span className={styles.mark}>{picture || <Icon name="document" size={24} />}</span>
    <span className={styles.text}>
      <strong>{name}</strong>
      {children}
    </span>
    {actions}
  </li>
)
