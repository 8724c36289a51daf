import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import type { MenuItem } from './menu.ts'
import { MenuEntry } from './MenuEntry.tsx'

interface Props {
  items: MenuItem[]
  /** Path of the page, or of the item that stands for it. */
  activePath: string
}

/** The top menu: one submenu open at a time, by hover or by keyboard (spec §2 "Menu"). */
export function Menu({ items, activePath }: Props) {
  const { t } = useText()
  const [openPath, setOpenPath] = useState('')
  return (
    <nav className="menu" aria-label={t('site.menu')}>
      <ul className="menu__items">
        {items.map((item) => (
          <MenuEntry
            key={item.path}
            item={item}
            activePath={activePath}
            isOpen={openPath === item.path}
            onOpen={() => setOpenPath(item.path)}
            onClose={() => setOpenPath((path) => (path === item.path ? '' : path))}
          />
        ))}
      </ul>
    </nav>
  )
}
