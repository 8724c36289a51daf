import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { safeLink } from '../lib/safeLink.ts'
import type { MenuItem } from './menu.ts'

interface Props {
  item: MenuItem
  className: string
  isCurrent: boolean
  /** Set on an item that has a submenu. */
  submenu?: { id: string; isOpen: boolean }
  onFollow: () => void
  children: ReactNode
}

/** A link of the menu; outside ones open in a new tab (spec §2 "Menu"). */
export function MenuLink({ item, className, isCurrent, submenu, onFollow, children }: Props) {
  const { t } = useText()
  const outside = item.href ? safeLink(item.href) : null
  if (outside) {
    return (
      <a href={outside} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="visually-hidden">{t('site.newTab')}</span>
      </a>
    )
  }
  return (
    // Not the router's link, which renders again with every page: there are dozens of them here.
    <a
      href={`#${item.path}`}
      className={className}
      onClick={onFollow}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(submenu && { 'aria-expanded': submenu.isOpen, 'aria-controls': submenu.id })}
    >
      {children}
    </a>
  )
}
