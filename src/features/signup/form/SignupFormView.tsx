import { memo, type ReactNode, useRef } from 'react'
import { useText } from '#i18n/useText.ts'
import { listSections } from '../model/listSections.ts'
import { type OpenForm, useOpenForm } from '../model/openForm.ts'
import { useAutosave } from '../model/useAutosave.ts'
import { useSignupView } from '../model/useSignupView.ts'
import { Deadline } from './Deadline.tsx'
import { PrintedDeclaration } from './declaration/PrintedDeclaration.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormActions } from './FormActions.tsx'
import { formErrors } from './formErrors.ts'
import { FormSections } from './FormSections.tsx'
import { FormSidebar } from './FormSidebar.tsx'
import { Columns } from './frame/Columns.tsx'
import { SignupFrame } from './frame/SignupFrame.tsx'
import { SignupNote } from './frame/SignupNote.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { LoggedOutNotice } from './LoggedOutNotice.tsx'
import { OtherTab } from './OtherTab.tsx'
import { RestoredDraft } from './RestoredDraft.tsx'
import { SectionStatus } from './SectionStatus.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { useCheckedSections } from './useCheckedSections.ts'
import { useNextStep } from './useNextStep.ts'
import { useOpenSection } from './useOpenSection.ts'
import { useSignupTitle } from './useSignupTitle.tsx'

interface Props {
  openForm: OpenForm
  notice: ReactNode
}

/**
 * The form: its sections, errors and the button to the next step. On a narrow page it shows one
 * section at a time. It renders deferred, as each field follows its own value.
 */
export const SignupFormView = memo(function SignupFormView({ openForm, notice }: Props) {
  const texts = useText()
  const { kind, form, serverErrors } = openForm
  const view = useSignupView(openForm)
  const errors = formErrors(openForm, view, texts)
  const sections = listSections(openForm, view, texts)
  const sectionOf = (key: string) => sections.find(({ keys }) => keys.includes(key))

  // Errors from the service are shown at once.
  const checked = useCheckedSections(Object.keys(serverErrors).length > 0)
  const shownErrors = errors.filter(({ key }) => checked.isChecked(sectionOf(key)?.id ?? ''))

  const columns = useRef<HTMLFormElement>(null)
  const firstSection = errors[0] ? sectionOf(errors[0].key) : sections.at(-1)
  const { index, open, goToField } = useOpenSection(columns, sections, firstSection?.id ?? '')
  const isOneShown = index >= 0
  const { submit, isHeldByUpload } = useNextStep({
    openForm,
    section: sections[index],
    checked,
    openSection: open,
  })

  useAutosave()
  const isUploading = useOpenForm(({ uploading }) => uploading > 0)
  const title = useSignupTitle(kind)

  return (
    <SignupFrame
      {...title}
      subtitle={<Deadline closesAt={form.closesAt} />}
      steps={
        !isOneShown && (
          <SignupSteps
            hasItems={form.items.length > 0}
            view={view}
            errors={errors}
            isChecked={checked.isAllChecked}
          />
        )
      }
    >
      <Columns
        as="form"
        ref={columns}
        noValidate
        onSubmit={submit}
        side={
          <FormSidebar
            openForm={openForm}
            view={view}
            errors={shownErrors}
            isBrief={isOneShown}
            onShowErrors={checked.checkAll}
          >
            <SectionStatus
              openForm={openForm}
              view={view}
              sections={sections}
              errors={shownErrors}
              isFolded={isOneShown}
              goToField={goToField}
            />
          </FormSidebar>
        }
      >
        {notice}
        <LoggedOutNotice />
        <OtherTab openForm={openForm} />
        <RestoredDraft openForm={openForm} view={view} />
        {checked.tries > 0 && (
          <ErrorSummary errors={shownErrors} tries={checked.tries} goToField={goToField} />
        )}
        <FormSections
          openForm={openForm}
          view={view}
          errors={errors}
          sections={sections}
          openIndex={index}
          isChecked={checked.isChecked}
        />
        <FormActions
          openIndex={index}
          sectionCount={sections.length}
          onBack={() => open(sections[index - 1]?.id ?? '')}
        />
        {isHeldByUpload && (
          <SignupNote isWarning role="alert">
            {texts.t('signup.uploading')}
          </SignupNote>
        )}
      </Columns>
      <LeaveQuestion
        isNeeded={isUploading}
        // On a narrow page, Back leads to the section before.
        isBackLeaving={index <= 0}
        text={texts.t('fields.leave.uploading')}
      />
      <PrintedDeclaration openForm={openForm} view={view} />
    </SignupFrame>
  )
})
