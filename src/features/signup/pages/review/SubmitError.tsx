import { clsx } from 'clsx'
import { ExpiredError, ServiceError } from '#api/http/errors.ts'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { useEntryLimits } from '../../model/entriesLeft.ts'
import { serverErrorText } from '../../model/serverErrors.ts'
import note from '../../form/frame/SignupNote.module.css'

/** Why a submission failed, what has been kept, and what to do next. */
export function SubmitError({ error }: { error: unknown }) {
  const { t } = useText()
  const limits = useEntryLimits()
  // A dialog over the page asks the visitor to sign in again.
  if (error instanceof ExpiredError) return null
  const isRejected = error instanceof ServiceError
  const reason = isRejected ? serverErrorText(error, limits) : undefined
  return (
    <div className={clsx(note.note, note.warning)} role="alert">
      <Icon name="info" />
      <div>
        <p>
          <strong>
            {isRejected
              ? reason
                ? t(reason.key, reason.values)
                : t('signup.rejected', { message: error.message })
              : t('signup.unanswered')}
          </strong>
        </p>
        <p>{t(isRejected ? 'signup.rejected.kept' : 'signup.unanswered.text')}</p>
      </div>
    </div>
  )
}
