import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useRef } from 'react'
import { TitleText } from '#components/LocalizedText.tsx'
import { normalPath } from '#lib/normalPath.ts'
import type { MenuItem } from './menuItems.ts'
import { MenuLink } from './MenuLink.tsx'
import { SubmenuItems } from './SubmenuItems.tsx'
import styles from './MenuEntry.module.css'

interface Props {
  item: MenuItem
  /** Normalised path of the page if it belongs to this item or one below it; otherwise ''. */
  currentPath: string
  /** An entry that is not shown is only measured (useMenuFit.ts). */
  isShown: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** An item of the top menu. Arrow down or space opens its submenu, Escape closes it. */
export function MenuEntry({ item, currentPath, isShown, isOpen, onOpen, onClose }: Props) {
  const entry = useRef<HTMLLIElement>(null)
  const submenuId = useId()
  const hasChildren = isShown && item.children.length > 0
  const linksOf = () => Array.from(entry.current?.querySelectorAll<HTMLElement>('a, button') ?? [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksOf()
    const at = links.findIndex((link) => link === event.target)
    const onTop = at === 0
    if (event.key === 'Escape' && isOpen) {
      onClose()
      links[0]?.focus()
    } else if (hasChildren && (event.key === 'ArrowDown' || (event.key === ' ' && onTop))) {
      event.preventDefault()
      const goOn = () => (links[at + 1] ?? links[1])?.focus()
      // A submenu's links can be focused only once it is visible.
      if (isOpen) goOn()
      else requestAnimationFrame(goOn)
      onOpen()
    } else if (hasChildren && event.key === 'ArrowUp' && !onTop) {
      event.preventDefault()
      links[at - 1]?.focus()
    }
  }

  return (
    <li
      ref={entry}
      className={styles.entry}
      inert={!isShown}
      onMouseEnter={onOpen}
      onMouseLeave={onClose}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      <MenuLink
        item={item}
        className={clsx(styles.link, currentPath && styles.linkCurrent)}
        isCurrent={normalPath(item.path) === currentPath}
        isMarked={currentPath !== ''}
        submenu={hasChildren ? { id: submenuId, isOpen } : undefined}
        onFollow={item.path ? onClose : onOpen}
      >
        <span className={styles.title}>
          <TitleText value={item} />
        </span>
      </MenuLink>
      {hasChildren && (
        <ul id={submenuId} className={clsx(styles.submenu, isOpen && styles.open)}>
          <SubmenuItems items={item.children} currentPath={currentPath} onFollow={onClose} />
        </ul>
      )}
    </li>
  )
}
