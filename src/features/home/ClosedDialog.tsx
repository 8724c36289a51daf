import { Dialog } from '../../components/Dialog.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'

interface Props {
  title: string
  words: { dialogText: string; dialogTextEn: string }
  onClose: () => void
}

/** Why an entry is closed, in the organiser's words where there are any (spec §4). */
export function ClosedDialog({ title, words, onClose }: Props) {
  const { t, language } = useText()
  return (
    <Dialog title={title} closeLabel={t('site.close')} onClose={onClose}>
      <p className="dialog__text">
        {localized(words, 'dialogText', language) || t('site.comingSoon')}
      </p>
      <button type="button" className="button button--pine" onClick={onClose}>
        {t('site.confirm')}
      </button>
    </Dialog>
  )
}
