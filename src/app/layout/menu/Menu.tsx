import { clsx } from 'clsx'
import { useCallback, useRef, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { normalPath } from '#lib/normalPath.ts'
import { containsPath, type MenuItem, moreItem } from './menuItems.ts'
import { MenuEntry } from './MenuEntry.tsx'
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
  const { step, count } = useMenuFit(nav, items)
  const [openPath, setOpenPath] = useState<string>()
  const close = useCallback(
    (path: string) => setOpenPath((open) => (open === path ? undefined : open)),
    [],
  )
  const current = normalPath(activePath)
  const rest = items.slice(count)
  const entries = rest.length > 0 ? [...items.slice(0, count), moreItem(rest)] : items
  return (
    <nav ref={nav} className={clsx(styles.menu, styles[`menu${step}`])} aria-label={t('site.menu')}>
      <ul className={styles.items}>
        {entries.map((item, index) => (
          <MenuEntry
            key={index}
            item={item}
            currentPath={containsPath(item, current) ? current : ''}
            isOpen={openPath === item.path}
            onOpen={setOpenPath}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  )
}
