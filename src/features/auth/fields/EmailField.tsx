import Input from 'antd/es/input/Input'
import { useText } from '../../../i18n/useText.ts'
import { loginEmailError } from '../../../domain/accountRules.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { newEmailError } from './newEmailError.ts'
import { useEmailTaken } from './useEmailTaken.ts'

interface Props {
  name: 'emailAddress' | 'accountEmail'
  onEnter?: () => void
}

/** The e-mail address of an existing account. */
export function EmailField({ name, onEnter }: Props) {
  const { t } = useText()
  const texts = { required: t('login.email.required'), wrong: t('login.email.wrong.login') }
  return (
    <AccountField
      name={name}
      label={t('login.email')}
      rules={[fieldRule(loginEmailError, texts)]}
      normalize={trimmed}
    >
      <Input type="email" autoComplete="email" onPressEnter={onEnter} />
    </AccountField>
  )
}

/** The e-mail address of a new account; the service is asked whether it is free. */
export function NewEmailField() {
  const { t } = useText()
  const isTaken = useEmailTaken()
  const texts = {
    required: t('login.email.required'),
    wrong: t('login.email.wrong.registration'),
    characters: t('login.email.wrong.characters'),
  }
  const freeRule = {
    async validator(_rule: unknown, value = '') {
      if (await isTaken(value)) throw new Error(t('login.email.registered'))
    },
  }
  return (
    <AccountField
      name="accountEmail"
      label={t('login.email')}
      rules={[fieldRule(newEmailError, texts), freeRule]}
      normalize={trimmed}
    >
      <Input type="email" autoComplete="email" />
    </AccountField>
  )
}

const trimmed = (value: string) => value.trim()
