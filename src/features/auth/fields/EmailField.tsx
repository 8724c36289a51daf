import type { ComponentProps } from 'react'
import { loginEmailError } from '#domain/accountRules.ts'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { newEmailError } from './newEmailError.ts'
import { TypedInput } from './TypedInput.tsx'
import { useEmailTaken } from './useEmailTaken.ts'

interface Props {
  name: 'emailAddress' | 'accountEmail'
  onEnter?: () => void
}

const readEmail = (text: string) => cleanInput('email', text)

/** Not of the type `email`, whose value browsers rewrite. */
const EmailInput = (props: Omit<ComponentProps<typeof TypedInput>, 'read'>) => (
  <TypedInput
    {...props}
    read={readEmail}
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
)

/** The e-mail address of an existing account. */
export function EmailField({ name, onEnter }: Props) {
  const { t } = useText()
  const texts = { required: t('login.email.required'), wrong: t('login.email.wrong.login') }
  return (
    <AccountField name={name} label={t('login.email')} rules={[fieldRule(loginEmailError, texts)]}>
      <EmailInput onPressEnter={onEnter} />
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
    >
      <EmailInput />
    </AccountField>
  )
}
