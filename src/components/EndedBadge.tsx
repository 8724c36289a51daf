import { clsx } from 'clsx'
import { useText } from '#i18n/useText.ts'
import { Icon } from './Icon.tsx'
import styles from './EndedBadge.module.css'

/** Marks a notice as out of date. */
export function EndedBadge({ className }: { className?: string }) {
  const { t } = useText()
  return (
    <span className={clsx(styles.badge, className)}>
      <Icon name="clock" size={16} />
      <span>{t('site.over')}</span>
    </span>
  )
}
