import { formatDistance } from '#i18n/formatDistance.ts'
import { useText } from '#i18n/useText.ts'
import type { ProfileFlag } from './cutOffFlags.ts'
import { cutOffText } from './cutOffText.ts'
import styles from './CutOffList.module.css'

/** The times of the cut-offs that have only numbers on the profile. */
export function CutOffList({ flags }: { flags: ProfileFlag[] }) {
  const { t } = useText()
  return (
    <ol className={styles.cutOffList}>
      {flags.map(({ km, cutOff }, index) => (
        <li key={index} className={styles.cutOff}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>{formatDistance(km, t)}</span>
          <strong>{t('course.cutOff', { time: cutOffText(cutOff, t) })}</strong>
        </li>
      ))}
    </ol>
  )
}
