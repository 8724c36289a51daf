import { Link } from 'react-router-dom'
import { Dialog } from '#components/Dialog.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import * as homeLowerTexts from '#i18n/texts/homeLower.ts'
import { useText } from '#i18n/useText.ts'
import type { DialogAction } from './entryAction.ts'
import { SignupChannels } from '../signup/SignupChannels.tsx'
import dialog from '#components/Dialog.module.css'
import buttons from '#components/buttons.module.css'

addTexts(homeLowerTexts)

export interface Props {
  /** The entry card's title. */
  title: string
  action: DialogAction
  onClose: () => void
}

/** Why an entry is closed, in the organiser's words if there are any; or the sign-up channels. */
export default function EntryDialog({ title, action, onClose }: Props) {
  const { t } = useText()
  const isClosed = action.kind === 'closed'
  return (
    <Dialog
      title={isClosed ? title : t('home.channels')}
      closeLabel={t('site.close')}
      onClose={onClose}
    >
      {isClosed ? (
        <>
          <p className={dialog.text}>
            <LocalizedText of={action.texts} field="dialogText" orElse={t('site.comingSoon')} />
          </p>
          <div className={dialog.actions}>
            <button type="button" className={buttons.secondary} onClick={onClose}>
              {t('site.confirm')}
            </button>
            {action.pastYearsPath && (
              <Link className={buttons.plain} to={action.pastYearsPath}>
                {t('site.pastYears')}
              </Link>
            )}
          </div>
        </>
      ) : (
        <SignupChannels channels={action.channels} />
      )}
    </Dialog>
  )
}
