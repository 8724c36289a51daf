import { Dialog, DialogActions, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'

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
      <DialogText>{text}</DialogText>
      <DialogActions>
        <Button variant="secondary" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="plain" onClick={onNo}>
          {t('fields.upload.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
