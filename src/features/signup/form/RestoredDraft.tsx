import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { markedText } from '#components/LocalizedText.tsx'
import { TextList } from '#components/TextList.tsx'
import { isBlank } from '#domain/fields/fieldType.ts'
import { formatRaceTime } from '#domain/raceDates.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import { useRace } from '#race/useRace.ts'
import { ConfirmDialog } from '../fields/ConfirmDialog.tsx'
import { QuietButton } from '../fields/QuietButton.tsx'
import { deleteDraft, isSecret } from '../model/draft.ts'
import { emptyForm, type OpenForm, replaceForm } from '../model/openForm.ts'
import type { SignupView } from '../model/signupView.ts'
import { SignupNote } from './frame/SignupNote.tsx'

interface Props {
  openForm: OpenForm
  view: SignupView
}

/**
 * Says that a draft was restored: its date, what must be filled in again, and what no longer fits.
 */
export function RestoredDraft({ openForm, view }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const { accountId, form, restored } = openForm
  if (!restored) return null
  const named = (key: 'again' | 'lost', fields: typeof form.fields) =>
    fields.length > 0 && (
      <p>
        <Trans
          i18nKey={`signup.restored.${key}`}
          values={{
            fields: (
              <TextList
                texts={fields.map((field) => markedText(field, 'label', languages))}
                separator={t('signup.list')}
              />
            ),
          }}
        />
      </p>
    )
  const again = view.shown.filter(
    (field) => field.required && isSecret(field) && isBlank(view.values[field.key]),
  )
  const lost = form.fields.filter(({ key }) => restored.lost.includes(key))
  const gone = restored.lost.length - lost.length

  async function discard() {
    deleteDraft({ accountId, formId: form.formId })
    replaceForm(emptyForm(openForm))
    // The dialog's history entry must be left first.
    await waitForDialogHistory()
    // The empty form begins with its first section.
    void navigate({ search }, { replace: true })
  }

  return (
    <SignupNote
      icon="clock"
      role="status"
      action={
        <>
          <QuietButton onClick={() => setAsking(true)}>{t('signup.discard')}</QuietButton>
          {isAsking && (
            <ConfirmDialog
              title={t('signup.discard')}
              text={t('signup.discard.text')}
              yes={t('signup.discard.yes')}
              onYes={() => void discard()}
              onNo={() => setAsking(false)}
            />
          )}
        </>
      }
    >
      <p>
        {t('signup.restored', {
          time: formatRaceTime(restored.savedAt, t('site.format.dateTime'), zone),
        })}
      </p>
      {named('again', again)}
      {restored.isOlderForm && <p>{t('signup.restored.older')}</p>}
      {named('lost', lost)}
      {gone > 0 && <p>{t('signup.restored.gone', { count: gone })}</p>}
    </SignupNote>
  )
}
