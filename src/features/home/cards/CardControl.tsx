import { type ReactNode, useState } from 'react'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import type { CardAction } from './cardAction.ts'
import { fetchCardDialog, LazyCardDialog } from './LazyCardDialog.tsx'
import layout from '#styles/layout.module.css'

interface Props {
  /** The dialog's title, if it opens one. */
  title: string
  action: CardAction
  className: string | undefined
  children: ReactNode
}

/** The control for a card's action: a link, or a button that opens a dialog. */
export function CardControl({ title, action, className, children }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  if (action.kind === 'link') {
    return (
      <SmartLink to={action.to} className={className}>
        {children}
        {safeLink(action.to) && <span className={layout.visuallyHidden}>{t('site.newTab')}</span>}
      </SmartLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={fetchCardDialog}
        onFocus={fetchCardDialog}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <LazyCardDialog title={title} action={action} onClose={() => setOpen(false)} />}
    </>
  )
}
