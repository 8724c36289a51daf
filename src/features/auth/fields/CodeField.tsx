import { Form } from 'antd'
import { clsx } from 'clsx'
import { codeError } from '#domain/accountRules.ts'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { AccountField } from './AccountField.tsx'
import { type CodeFlowName, codeFlows } from './codeFlows.ts'
import { fieldRule } from './fieldRule.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { TypedInput } from './TypedInput.tsx'
import { useSendCode } from './useSendCode.ts'
import styles from './CodeField.module.css'

interface Props {
  flow: CodeFlowName
  onSent?: (verificationToken: string) => void
  onEnter?: () => void
}

const readCode = (text: string) => cleanInput('code', text)

const NOTES = {
  idle: undefined,
  sent: 'login.code.sent',
  noCaptcha: 'login.code.noCaptcha',
  notSent: 'login.code.notSent',
  rejected: 'login.code.rejected',
} as const

/** A verification code, with a button that sends one to the form's phone or e-mail. */
export function CodeField({ flow, onSent, onEnter }: Props) {
  const { t } = useText()
  const form = Form.useFormInstance()
  const { field } = codeFlows[flow]
  const watched: unknown = Form.useWatch(field, form)
  const destination = typeof watched === 'string' ? watched : ''
  // Not the watched value, which may lag behind by a keystroke.
  const readValidDestination = () =>
    form.validateFields([field]).then(
      () => String(form.getFieldValue(field)),
      () => {
        form.focusField(field)
        return null
      },
    )
  const sending = useSendCode({
    flow,
    destination,
    readValidDestination,
    onSent: (verificationToken) => {
      form.focusField('code')
      onSent?.(verificationToken)
    },
  })
  const note = NOTES[sending.outcome]
  return (
    <div className={styles.codeField}>
      <AccountField
        name="code"
        label={t('login.code')}
        rules={[fieldRule(codeError, { required: t('login.code.required') })]}
      >
        <TypedInput
          read={readCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          onPressEnter={onEnter}
        />
      </AccountField>
      <SendCodeButton
        seconds={sending.seconds}
        wasSent={sending.wasSent}
        isSending={sending.isSending}
        onClick={sending.send}
      />
      <p
        className={clsx(styles.note, sending.outcome !== 'sent' && styles.noteError)}
        role="status"
      >
        {note && t(note)}
      </p>
    </div>
  )
}
