import { useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { DATE_TIME_FORMAT, formatRaceTime } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useRace } from '#race/useRace.ts'
import { useOpenForm } from '../../model/openForm.ts'
import { useControl, useGroup } from '../FieldControlContext.ts'
import type { InputProps } from '../fieldView.ts'
import { Hint } from '../Hint.tsx'
import { ChoiceCheckbox } from '../inputs/ChoiceControl.tsx'
import { agreedLabel } from '../labels.ts'
import { QuietButton } from '../QuietButton.tsx'

/** Consent to one policy: read it, agree to it (with version and time), or withdraw. */
export function PolicyInput({ field, value, onChange, disabled }: InputProps<'policy'>) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const [isOpen, setOpen] = useState(false)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useControl()
  const group = useGroup()
  const policy = useOpenForm(({ openForm }) =>
    openForm?.form.policies.find(({ policyId }) => policyId === field.policyId),
  )
  const own = localized(policy ?? {}, 'name', languages)
  const name = own || localized(field, 'label', languages)
  const lang = own
    ? localizedLang(policy ?? {}, 'name', languages)
    : localizedLang(field, 'label', languages)
  const version = policy?.version ?? ''
  const agree = (agrees: boolean) =>
    onChange(agrees ? { version, agreedAt: formatRaceTime(now(), DATE_TIME_FORMAT, zone) } : null)
  return (
    <div {...group}>
      <ChoiceCheckbox
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        checked={value !== null}
        disabled={disabled || !policy}
        onChange={({ target }) => agree(target.checked)}
      >
        <Trans i18nKey="fields.policy.agree" values={{ name: <span lang={lang}>{name}</span> }} />
      </ChoiceCheckbox>
      {policy && <QuietButton onClick={() => setOpen(true)}>{t('fields.policy.read')}</QuietButton>}
      {value && <Hint>{agreedLabel(value, t, 'fields.policy.agreed')}</Hint>}
      {policy && isOpen && (
        <Dialog title={name} closeLabel={t('fields.confirm.close')} onClose={() => setOpen(false)}>
          <SafeHtml
            isBeside
            html={localized(policy, 'content', languages)}
            lang={localizedLang(policy, 'content', languages)}
          />
        </Dialog>
      )}
    </div>
  )
}
