import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { translate } from '../../../i18n/i18n.ts'
import { useText } from '../../../i18n/useText.ts'
import { importChunk } from '../../../lib/chunks/chunkError.ts'
import { ignore } from '../../../lib/report.ts'
import { showToast } from '../../../stores/toasts.ts'
import { whenIdle } from '../../boot/whenIdle.ts'
import type { MenuItem } from './menuItems.ts'
import styles from './MenuButton.module.css'

type Loaded = Awaited<ReturnType<typeof loadMenu>>
let loaded: Loaded | undefined

const loadMenu = () => importChunk(() => import('./MenuDialog.tsx'))
const preload = async () => {
  loaded ??= await loadMenu()
}
const comeNear = () => void preload().catch(ignore('a click retries and shows the error'))

interface Props {
  items: MenuItem[]
  /** Path of the page, or of the menu item that represents it. */
  activePath: string
}

/** Opens the menu where the header has no room for it, or where nothing can hover. */
export function MenuButton({ items, activePath }: Props) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (button.current?.offsetParent) whenIdle(comeNear)
  }, [])
  const open = () => {
    preload().then(
      () => setOpen(true),
      () => showToast('error', translate('site.chunk.failed')),
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('site.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={comeNear}
        onFocus={comeNear}
      >
        <Icon name="menu" size={24} />
      </button>
      {isOpen && loaded && (
        <loaded.MenuDialog items={items} activePath={activePath} onClose={close} />
      )}
    </>
  )
}
