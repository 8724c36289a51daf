import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LocalizedText, markedText } from '#components/LocalizedText.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { ErrorLine } from '../../fields/ErrorLine.tsx'
import { FieldOutput } from '../../fields/FieldOutput.tsx'
import { PrintedDeclaration } from '../../form/declaration/PrintedDeclaration.tsx'
import { formErrors } from '../../form/formErrors.ts'
import { FormPanel } from '../../form/FormPanel.tsx'
import { FormSidebar } from '../../form/FormSidebar.tsx'
import { Columns } from '../../form/frame/Columns.tsx'
import { Panel } from '../../form/frame/Panel.tsx'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { ChannelName } from '../../form/items/ChannelName.tsx'
import { LoggedOutNotice } from '../../form/LoggedOutNotice.tsx'
import { focusOtherTab, OtherTab } from '../../form/OtherTab.tsx'
import { SignupSteps } from '../../form/SignupSteps.tsx'
import { formPath } from '../../model/formPath.ts'
import { groupFields } from '../../model/groupFields.ts'
import { CHANNEL, isChangedElsewhere, type OpenForm, ITEM } from '../../model/openForm.ts'
import { feeOf } from '../../model/signupView.ts'
import { useAutosave } from '../../model/useAutosave.ts'
import { useSignupView } from '../../model/useSignupView.ts'
import { FinalAgreement } from './FinalAgreement.tsx'
import { SubmitError } from './SubmitError.tsx'
import { useSubmitForm } from './useSubmitForm.ts'
import styles from './Review.module.css'

/** All values, each with a link back to its field, and the submission. */
export function Review({ openForm }: { openForm: OpenForm }) {
  const texts = useText()
  const { zone } = useRace()
  const { t, languages } = texts
  const navigate = useNavigate()
  const { id: raceId } = useRace()
  const view = useSignupView(openForm)
  const [isAgreed, setAgreed] = useState(false)
  const { kind, form, channel, isUnanswered } = openForm
  const back = formPath(kind)
  const hasItems = form.items.length > 0
  const errors = formErrors(openForm, view, texts)
  useAutosave()

  const { state, send } = useSubmitForm({
    openForm,
    view,
    raceId,
    onDone: (id) => {
      void navigate(kind === 'post' ? `/confirm?signupId=${id}` : back, {
        replace: true,
        state: 'new',
      })
    },
    onErrors: () => void navigate(back),
  })

  return (
    <SignupFrame
      title={t('signup.confirm.title')}
      subtitle={t('signup.confirm.line')}
      steps={<SignupSteps hasItems={hasItems} view={view} errors={errors} isChecked />}
    >
      <Columns side={<FormSidebar openForm={openForm} view={view} />}>
        <LoggedOutNotice />
        <OtherTab openForm={openForm} />
        {(hasItems || channel) && (
          <FormPanel id={ITEM} title={t(hasItems ? 'signup.item' : 'signup.channel')}>
            <dl className={styles.list}>
              {channel && (
                <ReviewRow to={back} field={CHANNEL} name={t('signup.channel')}>
                  <ChannelName channel={channel} />
                </ReviewRow>
              )}
              {hasItems && (
                <ReviewRow to={back} field={ITEM} name={t('signup.item')}>
                  {view.item && <LocalizedText value={view.item} field="name" />}
                </ReviewRow>
              )}
            </dl>
          </FormPanel>
        )}
        {groupFields(form, view.shown).map(({ section, fields }) => (
          <FormPanel
            key={section.key}
            id={section.key || 'rest'}
            title={markedText(section, 'title', languages) || t('signup.rest')}
          >
            <dl className={styles.list}>
              {fields.map((field) => (
                <ReviewRow
                  key={field.key}
                  to={back}
                  field={field.key}
                  name={localized(field, 'label', languages)}
                  lang={localizedLang(field, 'label', languages)}
                  isLocked={view.locked.has(field.key)}
                >
                  <FieldOutput field={field} value={view.values[field.key]} />
                </ReviewRow>
              ))}
            </dl>
          </FormPanel>
        ))}
        <Panel aria-label={t('signup.agree.title')}>
          {errors.length > 0 ? (
            <ErrorLine hasIcon={false}>
              {t('signup.confirm.errors', { count: errors.length })}
            </ErrorLine>
          ) : (
            <FinalAgreement
              kind={kind}
              itemId={openForm.itemId}
              isFree={feeOf(view, zone) === 0}
              isAgreed={isAgreed}
              // The next page follows a success.
              isSending={state.kind === 'pending' || state.kind === 'success'}
              isUnanswered={isUnanswered}
              onAgree={setAgreed}
              onSend={isChangedElsewhere(openForm) ? focusOtherTab : send}
            />
          )}
          {state.kind === 'error' && <SubmitError error={state.error} />}
          <p>
            <Link to={back}>{t('signup.confirm.back')}</Link>
          </p>
        </Panel>
      </Columns>
      <PrintedDeclaration openForm={openForm} view={view} />
    </SignupFrame>
  )
}

interface RowProps {
  /** The form's route, and the field on it. */
  to: string
  field: string
  name: string
  /** Language of the name, if it is another one than the page's. */
  lang?: string
  /** Derived from a document, so it cannot be edited. */
  isLocked?: boolean
  children: ReactNode
}

/** A field's value with a link back to the field. */
function ReviewRow({ to, field, name, lang, isLocked = false, children }: RowProps) {
  const { t } = useText()
  return (
    <div className={styles.item}>
      <dt lang={lang}>{name}</dt>
      <dd>
        <div className={styles.value}>{children}</div>
        {isLocked ? (
          <span className={styles.locked}>{t('fields.derived')}</span>
        ) : (
          <Link to={to} state={{ field }} aria-label={t('signup.edit.label', { name })}>
            {t('signup.edit')}
          </Link>
        )}
      </dd>
    </div>
  )
}
