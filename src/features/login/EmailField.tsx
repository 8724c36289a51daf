import Input from 'antd/es/input/Input'
import { useText } from '../../i18n/useText.ts'
import { loginEmailFault, registrationEmailFault } from '../../lib/accountRules.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { useEmailTaken } from './useEmailTaken.ts'

interface Props {
  name: 'emailAddress' | 'accountEmail'
  onEnter?: () => void
}

/** The address of an account that is there. */
export function EmailField({ name, onEnter }: Props) {
  const { t } = useText()
  const words = { required: t('login.email.required'), wrong: t('login.email.wrong.login') }
  return (
    <AccountField
      name={name}
      label={t('login.email')}
      rules={[fieldRule(loginEmailFault, words)]}
      normalize={trimmed}
    >
      <Input type="email" autoComplete="email" onPressEnter={onEnter} />
    </AccountField>
  )
}

/** The address of a new account: the centre is asked whether it is free. */
export function NewEmailField() {
  const { t } = useText()
  const isTaken = useEmailTaken()
  const words = { required: t('login.email.required'), wrong: t('login.email.wrong.registration') }
  const freeRule = {
    async validator(_rule: unknown, value = '') {
      if (await isTaken(value)) throw new Error(t('login.email.registered'))
    },
  }
  return (
    <AccountField
      name="accountEmail"
      label={t('login.email')}
      rules={[fieldRule(registrationEmailFault, words), freeRule]}
      normalize={trimmed}
    >
      <Input type="email" autoComplete="email" />
    </AccountField>
  )
}

const trimmed = (value: string) => value.trim()
