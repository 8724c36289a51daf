import { type KeyboardEvent, memo, useId, useRef } from 'react'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import type { MenuItem } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'

interface Props {
  item: MenuItem
  /** The one of its paths, or of its submenu's, that the page has; '' where the page is elsewhere. */
  activePath: string
  isOpen: boolean
  onOpen: (path: string) => void
  onClose: (path: string) => void
}

/** An item of the top menu. Arrow down or space opens its submenu, escape closes it. */
export const MenuEntry = memo(function MenuEntry({ item, activePath, isOpen, ...on }: Props) {
  const { language } = useText()
  const entry = useRef<HTMLLIElement>(null)
  const submenuId = useId()
  const hasChildren = item.children.length > 0
  const onOpen = () => on.onOpen(item.path)
  const onClose = () => on.onClose(item.path)

  const linksOf = () => Array.from(entry.current?.querySelectorAll<HTMLElement>('a') ?? [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksOf()
    const at = links.findIndex((link) => link === event.target)
    const onTop = at === 0
    if (event.key === 'Escape' && isOpen) {
      onClose()
      links[0]?.focus()
    } else if (hasChildren && (event.key === 'ArrowDown' || (event.key === ' ' && onTop))) {
      event.preventDefault()
      onOpen()
      // The submenu's links can take the focus once it is shown.
      requestAnimationFrame(() => (links[at + 1] ?? links[1])?.focus())
    } else if (hasChildren && event.key === 'ArrowUp' && !onTop) {
      event.preventDefault()
      links[at - 1]?.focus()
    }
  }

  return (
    <li
      ref={entry}
      className="menu__entry"
      onMouseEnter={onOpen}
      onMouseLeave={onClose}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      <MenuLink
        item={item}
        className={activePath ? 'menu__link menu__link--current' : 'menu__link'}
        isCurrent={activePath === item.path}
        {...(hasChildren && { submenu: { id: submenuId, isOpen } })}
        onFollow={onClose}
      >
        {localized(item, 'title', language)}
      </MenuLink>
      {hasChildren && (
        <ul id={submenuId} className={isOpen ? 'submenu submenu--open' : 'submenu'}>
          {item.children.map((child) => (
            <li key={child.path}>
              <MenuLink
                item={child}
                className={
                  activePath === child.path
                    ? 'submenu__link submenu__link--current'
                    : 'submenu__link'
                }
                isCurrent={activePath === child.path}
                onFollow={onClose}
              >
                <span className="submenu__title">{localized(child, 'title', language)}</span>
                <span className="submenu__summary">{localized(child, 'summary', language)}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})
