import { useEffect, useMemo, useState } from 'react'
import type { SupportingDocument } from '#api/race/supportingDocuments.ts'
import { Icon } from '#components/Icon.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Button } from '#components/ui/Button.tsx'
import { raceToday } from '#domain/raceDates.ts'
import { localized } from '#i18n/localized.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { ErrorLine } from '../../fields/ErrorLine.tsx'
import { FieldGrid } from '../../fields/FieldGrid.tsx'
import { valueMessage } from '../../fields/fieldMessages.ts'
import { Hint } from '../../fields/Hint.tsx'
import { SignupField } from '../../fields/SignupField.tsx'
import { FormPanel } from '../../form/FormPanel.tsx'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { useDocumentUpload } from './useDocumentUpload.ts'

interface Props {
  supportingDocument: SupportingDocument
  raceId: string
  isHidden: boolean
  /** Told whether there are files that have not been sent. */
  onUnsent: (supportingDocument: SupportingDocument, isUnsent: boolean) => void
}

/** A supporting document: its requirements, its files and the submit button. */
export function DocumentPanel({ supportingDocument, raceId, isHidden, onUnsent }: Props) {
  const texts = useText()
  const { t, languages } = texts
  const { zone } = useRace()
  const [isChecked, setChecked] = useState(false)
  const handed = useDocumentUpload(supportingDocument, raceId)
  const { value, change, step, sentAt, isUnsent, isEmpty, serverError, send } = handed
  useEffect(() => onUnsent(supportingDocument, isUnsent), [supportingDocument, isUnsent, onUnsent])
  const { isAsked } = supportingDocument
  const isNew = sentAt !== supportingDocument.sentAt
  const missing =
    isChecked && isEmpty
      ? t('fields.uploaded.required', { label: t('fields.supportingDocuments.files') })
      : ''
  const unsentState = isAsked ? 'asked' : 'may'
  const state = isNew || (sentAt && !isAsked) ? 'sent' : unsentState
  const reason = isNew ? '' : localized(supportingDocument, 'reason', languages)
  const item = localized(supportingDocument, 'itemName', languages)
  const field = useMemo(() => {
    const label = t('fields.supportingDocuments.files')
    return {
      ...supportingDocument.field,
      key: `${supportingDocument.signupId}-${supportingDocument.paperId}`,
      label,
      labelEn: label,
      required: isAsked,
    }
  }, [supportingDocument, isAsked, t])
  const ownError = valueMessage(field, value, raceToday(zone), texts)

  return (
    <FormPanel
      id={`supportingDocument-${field.key}`}
      title={localized(supportingDocument.field, 'label', languages)}
      subtitle={reason ? t('fields.supportingDocuments.about', { item, reason }) : item}
      chip={t(`fields.supportingDocuments.${state}`)}
      hidden={isHidden}
    >
      <FieldGrid>
        <SignupField
          field={field}
          value={value}
          onChange={change}
          error={ownError || serverError || missing}
          isErrorShown={isChecked || ownError === ''}
          disabled={step === 'pending'}
        />
      </FieldGrid>
      <div role="status">
        {step === 'error' && !serverError && (
          <ErrorLine hasIcon={false}>{t('fields.supportingDocuments.failed')}</ErrorLine>
        )}
        {step !== 'error' && isUnsent && <Hint>{t('fields.supportingDocuments.unsent')}</Hint>}
        {step !== 'error' && !isUnsent && sentAt && (
          <Hint>
            <Icon name="check" size={18} />{' '}
            <Trans
              i18nKey="fields.supportingDocuments.sentAt"
              values={{ time: <RaceTime time={sentAt} /> }}
            />
          </Hint>
        )}
      </div>
      {(isUnsent || !sentAt) && (
        <ActionRow>
          <Button
            variant="secondary"
            aria-disabled={step === 'pending'}
            onClick={() => {
              setChecked(true)
              if (!isEmpty && ownError === '') send()
            }}
          >
            {t(`fields.supportingDocuments.${step === 'pending' ? 'sending' : 'send'}`)}
          </Button>
        </ActionRow>
      )}
    </FormPanel>
  )
}
