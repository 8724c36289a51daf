import { confirmationError, passwordError } from '#domain/accountRules.ts'
import { useText } from '#i18n/useText.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface Props {
  name: 'password' | 'loginPassword'
  onEnter?: () => void
}

/** The password of an account, or a new one. */
export function PasswordField({ name, onEnter }: Props) {
  const { t } = useText()
  const texts = { required: t('login.password.required'), wrong: t('login.password.wrong') }
  return (
    <AccountField
      name={name}
      label={t('login.password')}
      extra={t('login.password.hint')}
      rules={[fieldRule(passwordError, texts)]}
    >
      <PasswordInput
        autoComplete={name === 'password' ? 'current-password' : 'new-password'}
        onPressEnter={onEnter}
      />
    </AccountField>
  )
}

/** Repeats the new password; validated again when that changes. */
export function ConfirmationField({ name }: { name: 'loginPasswordConfirm' | 'confirmPassword' }) {
  const { t } = useText()
  const texts = {
    required: t('login.confirmation.required'),
    mismatch: t('login.confirmation.mismatch'),
  }
  return (
    <AccountField
      name={name}
      label={t('login.confirmation')}
      dependencies={['loginPassword']}
      rules={[
        ({ getFieldValue }) =>
          fieldRule(
            (value) => confirmationError(value, String(getFieldValue('loginPassword') ?? '')),
            texts,
          ),
      ]}
    >
      <PasswordInput autoComplete="new-password" />
    </AccountField>
  )
}
