import { Checkbox } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/Dialog.tsx'
import { SafeHtml } from '../../../components/SafeHtml.tsx'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { DATE_TIME_FORM, formatRaceTime } from '../../../lib/dates.ts'
import { now } from '../../../lib/serverClock.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import { useForm } from '../formContext.ts'
import type { WidgetProps } from '../widget.ts'

/** The consent to one policy: to be read, given with version and time, and withdrawn. */
export function PolicyField({ field, value, onChange, disabled }: WidgetProps<'policy'>) {
  const { t, language } = useText()
  const [isOpen, setOpen] = useState(false)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useControl()
  const group = useGroup()
  const policy = useForm().policies.find(({ policyId }) => policyId === field.policyId)
  const name = localized(policy ?? {}, 'name', language) || localized(field, 'label', language)
  const version = policy?.version ?? ''
  const agree = (agrees: boolean) =>
    onChange(agrees ? { version, agreedAt: formatRaceTime(now(), DATE_TIME_FORM) } : null)
  return (
    <div {...group}>
      <Checkbox
        className="signup-choice"
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        checked={value !== null}
        disabled={disabled || !policy}
        onChange={({ target }) => agree(target.checked)}
      >
        {t('signup.policy.agree', { name })}
      </Checkbox>
      {policy && (
        <button type="button" className="signup-link" onClick={() => setOpen(true)}>
          {t('signup.policy.read')}
        </button>
      )}
      {value && (
        <p className="signup-field__hint">
          {t('signup.policy.agreed', { time: value.agreedAt, version: value.version })}
        </p>
      )}
      {policy && isOpen && (
        <Dialog title={name} closeLabel={t('signup.confirm.close')} onClose={() => setOpen(false)}>
          <SafeHtml html={localized(policy, 'content', language)} />
        </Dialog>
      )}
    </div>
  )
}
