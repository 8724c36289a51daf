import { SmartLink } from '#components/SmartLink.tsx'
import { formatRaceTime } from '#domain/raceDates.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { QuietButton } from '../fields/QuietButton.tsx'
import { readDraft } from '../model/draft.ts'
import { isChangedElsewhere, type OpenForm } from '../model/openForm.ts'
import { takeOtherTab } from '../model/resumeForm.ts'
import { keepThisTab } from '../model/useAutosave.ts'
import { SignupNote } from './frame/SignupNote.tsx'
import styles from './OtherTab.module.css'

const ID = 'other-tab'

/** Focuses the question with which tab's form to go on. */
export const focusOtherTab = () => document.getElementById(ID)?.focus()

/**
 * Says that another tab has saved, submitted or removed the draft of this form, and asks which form
 * to go on with. Nothing is saved or sent until then.
 */
export function OtherTab({ openForm }: { openForm: OpenForm }) {
  const { t } = useText()
  const { zone } = useRace()
  const config = useConfig()
  if (!isChangedElsewhere(openForm)) return null
  const { accountId, kind, form } = openForm
  const other = readDraft({ accountId, formId: form.formId }, form)
  return (
    <SignupNote id={ID} isWarning role="alert" tabIndex={-1}>
      {other ? (
        <>
          <p>
            {t('signup.otherTab', {
              time: formatRaceTime(other.savedAt, t('site.format.dateTime'), zone),
            })}
          </p>
          <p>{t('signup.otherTab.text')}</p>
          <p className={styles.choices}>
            <QuietButton onClick={() => takeOtherTab(openForm, config)}>
              {t('signup.otherTab.take')}
            </QuietButton>
            <QuietButton onClick={() => keepThisTab(other)}>
              {t('signup.otherTab.keep')}
            </QuietButton>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans
              i18nKey="signup.otherTab.removed"
              values={{
                link: (
                  <SmartLink isBeside to={`/${kind}`}>
                    {t(`signup.otherTab.${kind}`)}
                  </SmartLink>
                ),
              }}
            />
          </p>
          <p className={styles.choices}>
            <QuietButton onClick={() => keepThisTab(null)}>{t('signup.otherTab.goOn')}</QuietButton>
          </p>
        </>
      )}
    </SignupNote>
  )
}
