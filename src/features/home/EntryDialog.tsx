import { Dialog } from '../../components/Dialog.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import { localized } from '../../i18n/localized.ts'
import * as homeLowerTexts from '../../i18n/texts/homeLower.ts'
import { useText } from '../../i18n/useText.ts'
import type { DialogAction } from './entryAction.ts'
import { SignUpChannels } from './SignUpChannels.tsx'

addTexts(homeLowerTexts)

interface Props {
  /** Of the entry. */
  title: string
  action: DialogAction
  onClose: () => void
}

/** Why an entry is closed, in the organiser's words where there are any; or the ways to sign up. */
export default function EntryDialog({ title, action, onClose }: Props) {
  const { t, language } = useText()
  const isClosed = action.kind === 'closed'
  return (
    <Dialog
      title={isClosed ? title : t('home.channels')}
      closeLabel={t('site.close')}
      onClose={onClose}
    >
      {isClosed ? (
        <>
          <p className="dialog__text">
            {localized(action.words, 'dialogText', language) || t('site.comingSoon')}
          </p>
          <button type="button" className="button button--pine" onClick={onClose}>
            {t('site.confirm')}
          </button>
        </>
      ) : (
        <SignUpChannels channels={action.channels} />
      )}
    </Dialog>
  )
}
