import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import styles from './StatusBadge.module.css'

interface Props {
  label: string
  isOpen: boolean
  /** On a background in the accent colour. */
  isOnAction?: boolean
  className?: string
}

/** A state as icon and text, never by colour alone. */
export function StatusBadge({ label, isOpen, isOnAction = false, className = '' }: Props) {
  return (
    <span
      className={clsx(
        styles.badge,
        isOnAction && styles.onAction,
        isOpen && !isOnAction && styles.open,
        className,
      )}
    >
      <Icon name={isOpen ? 'ring' : 'lock'} size={14} />
      <span>{label}</span>
    </span>
  )
}
