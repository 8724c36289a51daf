import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  className?: string | undefined
  /** Fills the whole window: for pictures and videos. */
  isWide?: boolean
}

/** A native modal dialog: focus moves in, stays in and returns; Esc closes it. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  className = '',
  isWide = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  useEffect(() => {
    const element = dialog.current
    // A click outside the box has the dialog itself as its target.
    const onClick = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isWide && styles.wide, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
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
