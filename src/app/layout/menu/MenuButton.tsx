import { useEffect, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { whenIdle } from '../../boot/whenIdle.ts'
import { lazyDialog } from '../lazyDialog.ts'
import type { MenuItem } from './menuItems.ts'
import styles from './MenuButton.module.css'

const useMenuDialog = lazyDialog(
  () => importChunk('menu', () => import('./MenuDialog.tsx')),
  'site.chunk.failed',
)

interface Props {
  items: MenuItem[]
  /** Path of the page, or of the menu item that represents it. */
  activePath: string
}

/** Opens the menu where the header has no room for it, or where nothing can hover. */
export function MenuButton({ items, activePath }: Props) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { loaded, open, close, preload } = useMenuDialog()
  useEffect(() => {
    if (button.current?.offsetParent) whenIdle(preload)
  }, [preload])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('site.menu')}
        aria-haspopup="dialog"
        aria-expanded={loaded !== undefined}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="menu" size={24} />
      </button>
      {loaded && <loaded.MenuDialog items={items} activePath={activePath} onClose={close} />}
    </>
  )
}
