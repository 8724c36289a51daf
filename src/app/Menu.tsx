import { useCallback, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { normalPath } from '../lib/normalPath.ts'
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
  const close = useCallback(
    (path: string) => setOpenPath((open) => (open === path ? '' : open)),
    [],
  )
  const current = normalPath(activePath)
  const isActive = ({ path }: { path: string }) => normalPath(path) === current
  return (
    <nav className="menu" aria-label={t('site.menu')}>
      <ul className="menu__items">
        {items.map((item) => (
          <MenuEntry
            key={item.path}
            item={item}
            activePath={[item, ...item.children].find(isActive)?.path ?? ''}
            isOpen={openPath === item.path}
            onOpen={setOpenPath}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  )
}
