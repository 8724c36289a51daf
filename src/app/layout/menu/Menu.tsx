import { useRef, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { normalPath } from '#lib/normalPath.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { containsPath, type MenuItem, moreItem } from './menuItems.ts'
import { useMenuFit } from './useMenuFit.ts'
import styles from './Menu.module.css'

interface Props {
  items: MenuItem[]
  /** Path of the page, or of the menu item that represents it. */
  activePath: string
}

/** The top menu: one submenu open at a time, by hover or keyboard (spec §2 "Menu"). */
export function Menu({ items, activePath }: Props) {
  const { t } = useText()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { step, count } = useMenuFit(nav, list, items)
  const [openPath, setOpenPath] = useState<string>()
  const current = normalPath(activePath)
  const rest = items.slice(count)
  const entries = [...items, moreItem(rest)]
  return (
    <nav ref={nav} className={styles.menu} data-step={step} aria-label={t('site.menu')}>
      <ul ref={list} className={styles.items}>
        {entries.map((item, index) => (
          <MenuEntry
            key={index}
            item={item}
            currentPath={containsPath(item, current) ? current : ''}
            isShown={index === items.length ? rest.length > 0 : index < count}
            isOpen={openPath === item.path}
            onOpen={() => setOpenPath(item.path)}
            onClose={() => setOpenPath((open) => (open === item.path ? undefined : open))}
          />
        ))}
      </ul>
    </nav>
  )
}
