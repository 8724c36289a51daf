import { clsx } from 'clsx'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { followedRoute } from '#lib/followedRoute.ts'
import { replaceEntry, useCloseOnBack } from '#lib/hooks/useCloseOnBack.ts'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  className?: string
  /** Fills the whole window: for pictures and videos. */
  isWide?: boolean
  /** The open dialog has an address of its own, so the router closes it on Back. */
  hasAddress?: boolean
}

/**
 * Whether an event is outside the dialog's box. The target is the dialog element in that case, too.
 */
function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom
}

/**
 * A native modal dialog: focus moves in, stays in and returns. Escape, Back, and a press and a
 * release beside it close it. A link in it replaces its history entry.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  className = '',
  isWide = false,
  hasAddress = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseOnBack(!hasAddress, onClose)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    /** Whether the button was pressed and released outside; a click event does not tell. */
    const outside = { pointerdown: false, pointerup: false }
    const onPointer = (event: PointerEvent) => {
      outside[event.type === 'pointerup' ? 'pointerup' : 'pointerdown'] = isOutside(event, element)
    }
    const onClick = (event: MouseEvent) => {
      const route = hasAddress ? null : followedRoute(event)
      if (route) {
        event.preventDefault()
        replaceEntry(route)
      } else if (isOutside(event, element) && outside.pointerdown && outside.pointerup) closed()
    }
    element.addEventListener('pointerdown', onPointer)
    element.addEventListener('pointerup', onPointer)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onPointer)
      element.removeEventListener('pointerup', onPointer)
      element.removeEventListener('click', onClick)
    }
  }, [hasAddress])

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isWide && styles.wide, className)}
      aria-labelledby={titleId}
      // The browser has closed it: by Escape, or by the Back button of a phone.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** What a dialog says, above its buttons. */
export const DialogText = ({ className, ...text }: ComponentProps<'p'>) => (
  <p {...text} className={clsx(styles.text, className)} />
)

/** The buttons of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
