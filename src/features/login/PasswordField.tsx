import { useText } from '../../i18n/useText.ts'
import { confirmationFault, passwordFault } from '../../lib/accountRules.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface Props {
  name: 'password' | 'loginPassword'
  onEnter?: () => void
}

/** The password of an account, or one that is chosen for it. */
export function PasswordField({ name, onEnter }: Props) {
  const { t } = useText()
  const words = { required: t('login.password.required'), wrong: t('login.password.wrong') }
  return (
    <AccountField
      name={name}
      label={t('login.password')}
      extra={t('login.password.hint')}
      rules={[fieldRule(passwordFault, words)]}
    >
      <PasswordInput
        autoComplete={name === 'password' ? 'current-password' : 'new-password'}
        onPressEnter={onEnter}
      />
    </AccountField>
  )
}

/** The chosen password once more; checked again when that one changes. */
export function ConfirmationField({ name }: { name: 'loginPasswordConfirm' | 'confirmPassword' }) {
  const { t } = useText()
  const words = {
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
            (value) => confirmationFault(value, String(getFieldValue('loginPassword') ?? '')),
            words,
          ),
      ]}
    >
      <PasswordInput autoComplete="new-password" />
    </AccountField>
  )
}
