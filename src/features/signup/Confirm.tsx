import { Dialog } from '../../components/Dialog.tsx'
import { useText } from '../../i18n/useText.ts'

interface Props {
  title: string
  text: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done. */
export function Confirm({ title, text, yes, onYes, onNo }: Props) {
  const { t } = useText()
  return (
    <Dialog title={title} closeLabel={t('signup.confirm.close')} onClose={onNo}>
      <p className="dialog__text">{text}</p>
      <p className="signup-confirm">
        <button type="button" className="button button--pine" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button button--plain" onClick={onNo}>
          {t('signup.upload.cancel')}
        </button>
      </p>
    </Dialog>
  )
}
