import { clsx } from 'clsx'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { requireLogin } from '../../../stores/loginRequired.ts'
import { sessionWiring } from '../../../stores/session.ts'
import { FormSections } from './FormSections.tsx'
import { SignupFrame } from '../frame/SignupFrame.tsx'
import { FormSidebar } from './FormSidebar.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { type SignupDraft, useSignup } from '../signupStore.ts'
import { useSignupView, viewOf } from '../signupView.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { focusField } from './focusField.ts'
import { RestoredDraft } from './RestoredDraft.tsx'
import { SectionStatus } from './SectionStatus.tsx'
import { waitForSignatures } from '../fields/consent/signatureUploads.ts'
import { SignedOutNotice } from './SignedOutNotice.tsx'
import { PrintedDeclaration } from '../declaration/PrintedDeclaration.tsx'
import { formErrors, formMessages } from '../validation/formErrors.ts'
import { Deadline } from '../frame/Deadline.tsx'
import { useAutosave } from './useAutosave.ts'
import { useSignupTitle } from '../useSignupTitle.ts'
import frame from '../frame/SignupFrame.module.css'
import note from '../frame/SignupNote.module.css'

interface Props {
  draft: SignupDraft
  notice: ReactNode
}

const fieldIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'field' in state ? String(state.field) : ''

/**
 * The form: events, sections, errors and the button to the next step. It renders deferred, as each
 * field follows its own value.
 */
export const SignupFormView = memo(function SignupFormView({ draft, notice }: Props) {
  const texts = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { kind, form, serverErrors } = draft
  // Errors from the service are shown at once.
  const [tries, setTries] = useState(Object.keys(serverErrors).length > 0 ? 1 : 0)
  const [isShown, setShown] = useState(false)
  const view = useSignupView(draft)
  const errors = formErrors(draft, view, texts)
  const shownErrors = tries > 0 ? errors : []
  useAutosave()
  useEffect(() => {
    if (fieldIn(state)) focusField(fieldIn(state))
  }, [state])

  async function goOn() {
    await waitForSignatures()
    const { draft: latest } = useSignup.getState()
    if (!latest || formErrors(latest, viewOf(latest), texts).length > 0) {
      setTries(tries + 1)
      return
    }
    const isSame = (await requireLogin()) && sessionWiring.readAccountId() === draft.accountId
    if (isSame) void navigate(kind === 'direct' ? '/confirm?kind=direct' : '/confirm')
  }

  return (
    <SignupFrame
      title={useSignupTitle(kind)}
      line={<Deadline closesAt={form.closesAt} />}
      steps={
        <SignupSteps
          hasItems={form.items.length > 0}
          view={view}
          errors={errors}
          isChecked={tries > 0}
        />
      }
    >
      <form
        className={frame.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Leaving would abort an upload in progress.
          const isUploading = useSignup.getState().uploading > 0
          setShown(isUploading)
          if (!isUploading) void goOn()
        }}
      >
        <div className={frame.main}>
          {notice}
          <SignedOutNotice />
          <RestoredDraft draft={draft} view={view} />
          {tries > 0 && <ErrorSummary errors={errors} tries={tries} />}
          <FormSections
            draft={draft}
            view={view}
            messages={formMessages(draft, view, texts)}
            isChecked={tries > 0}
          />
          {isShown && (
            <p className={clsx(note.note, note.warning)} role="alert">
              <Icon name="info" />
              <span>{texts.t('signup.uploading')}</span>
            </p>
          )}
        </div>
        <FormSidebar
          draft={draft}
          view={view}
          errors={shownErrors}
          onShowErrors={() => setTries(tries + 1)}
        >
          <SectionStatus draft={draft} view={view} errors={shownErrors} />
        </FormSidebar>
      </form>
      <PrintedDeclaration draft={draft} view={view} />
    </SignupFrame>
  )
})
