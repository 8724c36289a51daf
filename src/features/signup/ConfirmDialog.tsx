import { Dialog } from '#components/Dialog.tsx'
import { useText } from '#i18n/useText.ts'
import dialog from '#components/Dialog.module.css'
import buttons from '#components/buttons.module.css'

interface Props {
  title: string
  text: string
  yes: string
  onYes: () => void
  onNo: () => void
}

export function ConfirmDialog({ title, text, yes, onYes, onNo }: Props) {
  const { t } = useText()
  return (
    <Dialog title={title} closeLabel={t('fields.confirm.close')} onClose={onNo}>
      <p className={dialog.text}>{text}</p>
      <p className={dialog.actions}>
        <button type="button" className={buttons.secondary} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={buttons.plain} onClick={onNo}>
          {t('fields.upload.cancel')}
        </button>
      </p>
    </Dialog>
  )
}
