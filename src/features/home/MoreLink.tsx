import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { isLink } from '#lib/html/safeLink.ts'
import styles from './MoreLink.module.css'

interface Props {
  to: string
  label: string
  /** The block has the background of a band. */
  isOnBand?: boolean
}

/** The link from a block to a page about it; nothing without a usable address. */
export function MoreLink({ to, label, isOnBand = false }: Props) {
  if (!isLink(to)) return null
  return (
    <SmartLink to={to} className={clsx(styles.moreLink, isOnBand && styles.moreLinkOnBand)}>
      <span>{label}</span>
      <Icon name="arrow" size={16} />
    </SmartLink>
  )
}
