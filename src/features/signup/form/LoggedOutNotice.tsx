import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useIsLoggedIn } from '#stores/session.ts'
import { QuietButton } from '../fields/QuietButton.tsx'
import { SignupNote } from './frame/SignupNote.tsx'

/** Shown above a form whose session has ended. */
export function LoggedOutNotice() {
  const { t } = useText()
  const isLoggedIn = useIsLoggedIn()
  if (isLoggedIn) return null
  return (
    <SignupNote
      isWarning
      role="status"
      action={
        <QuietButton onClick={() => openLogin()}>{t('signup.loginNeeded.button')}</QuietButton>
      }
    >
      {t('signup.loggedOut.form')}
    </SignupNote>
  )
}
