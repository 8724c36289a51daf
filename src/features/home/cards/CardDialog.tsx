import { Link } from 'react-router-dom'
import { Dialog, DialogActions, DialogText } from '#components/Dialog.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { homeLower as en } from '#i18n/locales/en/homeLower.ts'
import { homeLower as zh } from '#i18n/locales/zh/homeLower.ts'
import { useText } from '#i18n/useText.ts'
import { SignupChannels } from '../signup/SignupChannels.tsx'
import type { DialogAction } from './cardAction.ts'

addTexts({ zh, en })

export interface Props {
  /** The card's title. */
  title: string
  action: DialogAction
  onClose: () => void
}

/** Why an entry is closed, in the organiser's words if there are any; or the sign-up channels. */
export default function CardDialog({ title, action, onClose }: Props) {
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
          <DialogText>
            <LocalizedText
              value={action.texts}
              field="dialogText"
              orElse={t(action.orElse ?? 'site.comingSoon')}
            />
          </DialogText>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('site.confirm')}
            </Button>
            {action.pastYearsPath && (
              <Button as={Link} variant="plain" to={action.pastYearsPath}>
                {t('site.pastYears')}
              </Button>
            )}
          </DialogActions>
        </>
      ) : (
        <SignupChannels channels={action.channels} />
      )}
    </Dialog>
  )
}
