import { Icon } from '../../components/Icon.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import styles from './HomeBlock.module.css'

/** The link from a block to a page about it. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <SmartLink to={to} className={styles.moreLink}>
      {label}
      <Icon name="arrow" size={16} />
    </SmartLink>
  )
}
