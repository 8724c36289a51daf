import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#i18n/useText.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import type { MenuItem } from './menuItems.ts'
import layout from '#styles/layout.module.css'

interface Props {
  item: MenuItem
  className: string | undefined
  isCurrent: boolean
  /** Whether the page is this item's or one below it; it is drawn, not announced. */
  isMarked?: boolean
  /** Set on items with a submenu. */
  submenu?: { id: string; isOpen: boolean }
  onFollow: () => void
  children: ReactNode
}

/**
 * A menu link; external ones open in a new tab (spec §2 "Menu"). An item without a page is a
 * button.
 */
export function MenuLink({
  item,
  className,
  isCurrent,
  isMarked,
  submenu,
  onFollow,
  children,
}: Props) {
  const { t } = useText()
  const outside = item.href ? safeLink(item.href) : null
  const state = {
    className,
    'data-marked': isMarked || undefined,
    'aria-current': isCurrent && item.path ? ('page' as const) : undefined,
    'aria-expanded': submenu?.isOpen,
    'aria-controls': submenu?.id,
  }
  if (outside) {
    return (
      <a href={outside} target="_blank" rel="noopener noreferrer" {...state}>
        {children}
        <span className={layout.visuallyHidden}>{t('site.newTab')}</span>
      </a>
    )
  }
  if (!item.path) {
    return (
      <button type="button" {...state} onClick={onFollow}>
        {children}
      </button>
    )
  }
  return (
    <Link to={item.path} {...state} onClick={onFollow}>
      {children}
    </Link>
  )
}
