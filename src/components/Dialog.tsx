import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import './Dialog.css'

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Takes the whole window: for pictures and films. */
  isWide?: boolean
}

/** A modal dialog of the platform: focus moves in, stays in and returns; Esc closes. */
export function Dialog({ title, closeLabel, onClose, children, isWide = false }: Props) {
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
    // A click beside the box lands on the dialog itself.
    const onClick = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog__box">
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
