import { Icon } from '#components/Icon.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { isLink } from '#lib/html/safeLink.ts'
import styles from './HomeBlock.module.css'

/** The link from a block to a page about it; nothing without a usable address. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  if (!isLink(to)) return null
  return (
    <SmartLink to={to} className={styles.moreLink}>
      <span>{label}</span>
      <Icon name="arrow" size={16} />
    </SmartLink>
  )
}
