import { Form } from 'antd'
import Input from 'antd/es/input/Input'
import { useText } from '../../i18n/useText.ts'
import { codeFault } from '../../lib/accountRules.ts'
import { AccountField } from './AccountField.tsx'
import { type CodeFlowName, codeFlows } from './codeFlows.ts'
import { fieldRule } from './fieldRule.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { useSendCode } from './useSendCode.ts'

interface Props {
  flow: CodeFlowName
  onSent?: (verificationToken: string) => void
  onEnter?: () => void
}

const NOTES = {
  idle: undefined,
  checking: undefined,
  sending: undefined,
  sent: 'login.code.sent',
  noCheck: 'login.code.noCheck',
  notSent: 'login.code.notSent',
} as const

/** A code and the way to have one sent to what stands in the form's phone or e-mail field. */
export function CodeField({ flow, onSent, onEnter }: Props) {
  const { t } = useText()
  const form = Form.useFormInstance()
  const { field } = codeFlows[flow]
  const watched: unknown = Form.useWatch(field, form)
  const destination = typeof watched === 'string' ? watched : ''
  // Not what is watched: that may be a key stroke behind.
  const readSound = () =>
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
    readSound,
    onSent: (verificationToken) => {
      form.focusField('captcha')
      onSent?.(verificationToken)
    },
  })
  const note = NOTES[sending.step]
  return (
    <div className="code-field">
      <AccountField
        name="captcha"
        label={t('login.code')}
        rules={[fieldRule(codeFault, { required: t('login.code.required') })]}
        normalize={(value: string) => value.trim()}
      >
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          onPressEnter={onEnter}
        />
      </AccountField>
      <SendCodeButton
        seconds={sending.seconds}
        wasSent={sending.wasSent}
        isSending={sending.step === 'sending'}
        onClick={sending.ask}
      />
      <p
        className={`code-field__note ${sending.step === 'sent' ? '' : 'code-field__note--fault'}`}
        role="status"
      >
        {note && t(note)}
      </p>
    </div>
  )
}
