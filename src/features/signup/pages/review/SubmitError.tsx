import { ExpiredError, ServiceError } from '#api/http/errors.ts'
import { useText } from '#i18n/useText.ts'
import { SignupNote } from '../../form/frame/SignupNote.tsx'
import { serverErrorText } from '../../model/serverErrors.ts'
import { useSignupLimits } from '../../model/useSignupLimits.ts'

/** Why a submission failed, what has been kept, and what to do next. */
export function SubmitError({ error }: { error: unknown }) {
  const { t } = useText()
  const limits = useSignupLimits()
  // A dialog over the page asks the visitor to log in again.
  if (error instanceof ExpiredError) return null
  const isRejected = error instanceof ServiceError
  const reason = isRejected ? serverErrorText(error, limits) : undefined
  const rejection = reason
    ? t(reason.key, reason.values)
    : isRejected && t('signup.rejected', { message: error.message })
  return (
    <SignupNote isWarning role="alert">
      <p>
        <strong>{isRejected ? rejection : t('signup.unanswered')}</strong>
      </p>
      <p>{t(isRejected ? 'signup.rejected.kept' : 'signup.unanswered.text')}</p>
    </SignupNote>
  )
}
