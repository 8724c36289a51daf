import { type ReactNode, useState } from 'react'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import type { EntryAction } from './entryAction.ts'
import { fetchEntryDialog, LazyEntryDialog } from './LazyEntryDialog.tsx'
import layout from '#styles/layout.module.css'

interface Props {
  /** The dialog's title, if it opens one. */
  title: string
  action: EntryAction
  className: string | undefined
  children: ReactNode
}

/** The control for an entry card's action: a link, or a button that opens a dialog. */
export function EntryControl({ title, action, className, children }: Props) {
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
        onPointerEnter={fetchEntryDialog}
        onFocus={fetchEntryDialog}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <LazyEntryDialog title={title} action={action} onClose={() => setOpen(false)} />}
    </>
  )
}
