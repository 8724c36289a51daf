import { memo, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RaceTime } from '#components/RaceTime.tsx'
import { daysLeft, parseRaceEnd, raceNow } from '#domain/raceDates.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { sessionWiring } from '#stores/session.ts'
import { waitForSignatures } from '../fields/consent/signatureUploads.ts'
import { draftSections } from '../model/draftSections.ts'
import { requireLogin } from '../model/requireLogin.ts'
import { type SignupDraft, useSignup } from '../model/signupStore.ts'
import { useSignupView, viewOf } from '../model/signupView.ts'
import { useAutosave } from '../model/useAutosave.ts'
import { PrintedDeclaration } from './declaration/PrintedDeclaration.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { formErrors } from './formErrors.ts'
import { FormSections } from './FormSections.tsx'
import { FormSidebar } from './FormSidebar.tsx'
import { Columns } from './frame/Columns.tsx'
import { SignupFrame } from './frame/SignupFrame.tsx'
import { SignupNote } from './frame/SignupNote.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { LoggedOutNotice } from './LoggedOutNotice.tsx'
import { asksForTab, OtherTab } from './OtherTab.tsx'
import { RestoredDraft } from './RestoredDraft.tsx'
import { SectionStatus } from './SectionStatus.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { useOpenSection } from './useOpenSection.ts'
import { useSignupTitle } from './useSignupTitle.tsx'

interface Props {
  draft: SignupDraft
  notice: ReactNode
}

/**
 * The form: its sections, errors and the button to the next step. On a narrow page it shows one
 * section at a time. It renders deferred, as each field follows its own value.
 */
export const SignupFormView = memo(function SignupFormView({ draft, notice }: Props) {
  const texts = useText()
  const { zone } = useRace()
  const navigate = useNavigate()
  const { kind, form, serverErrors } = draft
  // Errors from the service are shown at once.
  const hasServerErrors = Object.keys(serverErrors).length > 0
  /** How often the visitor tried to go on or asked for the errors; each time they are announced. */
  const [tries, setTries] = useState(hasServerErrors ? 1 : 0)
  const [isAllChecked, setAllChecked] = useState(hasServerErrors)
  const [checkedSections, setCheckedSections] = useState<string[]>([])
  const isChecked = (id: string) => isAllChecked || checkedSections.includes(id)
  const [isShown, setShown] = useState(false)
  const view = useSignupView(draft)
  const errors = formErrors(draft, view, texts)
  const sections = draftSections(draft, view, texts)
  const sectionOf = (key: string) => sections.find(({ keys }) => keys.includes(key))
  const shownErrors = errors.filter(({ key }) => isChecked(sectionOf(key)?.id ?? ''))
  const columns = useRef<HTMLFormElement>(null)
  const { index, open, goToField } = useOpenSection(
    columns,
    sections,
    (errors[0] ? sectionOf(errors[0].key) : sections.at(-1))?.id ?? '',
  )
  useAutosave()
  const isUploading = useSignup(({ uploading }) => uploading > 0)
  const checkSection = (id: string) => {
    setTries((count) => count + 1)
    setCheckedSections((before) => [...before, id])
  }
  const checkAll = () => {
    setTries((count) => count + 1)
    setAllChecked(true)
  }

  async function goOn() {
    await waitForSignatures()
    const { draft: latest } = useSignup.getState()
    if (!latest || asksForTab(latest)) return
    const latestView = viewOf(latest, zone)
    const wrong = formErrors(latest, latestView, texts)
    const current = sections[index]
    const after = draftSections(latest, latestView, texts)
    const next = after[after.findIndex(({ id }) => id === current?.id) + 1]
    if (current && next) {
      if (wrong.some(({ key }) => current.keys.includes(key))) checkSection(current.id)
      else open(next.id)
      return
    }
    if (wrong.length > 0) {
      checkAll()
      return
    }
    const isSame = (await requireLogin()) && sessionWiring.readAccountId() === draft.accountId
    if (isSame) void navigate(kind === 'direct' ? '/confirm?kind=direct' : '/confirm')
  }

  return (
    <SignupFrame
      {...useSignupTitle(kind)}
      line={<Deadline closesAt={form.closesAt} />}
      steps={
        index < 0 && (
          <SignupSteps
            hasItems={form.items.length > 0}
            view={view}
            errors={errors}
            isChecked={isAllChecked}
          />
        )
      }
    >
      <Columns
        as="form"
        ref={columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Leaving would abort an upload in progress.
          const isBusy = useSignup.getState().uploading > 0
          setShown(isBusy)
          if (!isBusy) void goOn()
        }}
        side={
          <FormSidebar
            draft={draft}
            view={view}
            errors={shownErrors}
            isBrief={index >= 0}
            onShowErrors={checkAll}
          >
            <SectionStatus
              draft={draft}
              view={view}
              sections={sections}
              errors={shownErrors}
              isFolded={index >= 0}
              goToField={goToField}
            />
          </FormSidebar>
        }
      >
        {notice}
        <LoggedOutNotice />
        <OtherTab draft={draft} />
        <RestoredDraft draft={draft} view={view} />
        {tries > 0 && <ErrorSummary errors={shownErrors} tries={tries} goToField={goToField} />}
        <FormSections
          draft={draft}
          view={view}
          errors={errors}
          sections={sections}
          openIndex={index}
          isChecked={isChecked}
          onBack={() => open(sections[index - 1]?.id ?? '')}
        />
        {isShown && (
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
      <PrintedDeclaration draft={draft} view={view} />
    </SignupFrame>
  )
})

/** The closing date of a form, with the days left. */
function Deadline({ closesAt }: { closesAt: string }) {
  const { t } = useText()
  const { zone } = useRace()
  const end = parseRaceEnd(closesAt, zone)
  if (end === undefined) return null
  const moment = raceNow(zone)
  const count = daysLeft(end, moment, zone)
  const left = count > 1 ? '.days' : count === 1 ? '.day' : '.today'
  const text = `signup.deadline${Number.isNaN(moment) ? '' : left}` as const
  return (
    <>
      <Trans i18nKey={text} count={count} values={{ time: <RaceTime time={closesAt} isEnd /> }} />
      <span>{t('signup.saved.self')}</span>
    </>
  )
}
