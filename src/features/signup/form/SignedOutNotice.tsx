import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useAccountId } from '../model/useAccountId.ts'
import note from './frame/SignupNote.module.css'
import { QuietButton } from '../fields/QuietButton.tsx'

/** Shown above a form whose session has ended. */
export function SignedOutNotice() {
  const { t } = useText()
  const isSignedIn = useAccountId() !== ''
  if (isSignedIn) return null
  return (
    <p className={clsx(note.note, note.warning)} role="status">
      <Icon name="info" />
      <span>{t('signup.signedOut')}</span>
      <QuietButton onClick={openLogin}>{t('signup.signIn.button')}</QuietButton>
    </p>
  )
}
