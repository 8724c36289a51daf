import { registerByEmail } from '../../../api/userCenter.ts'
import { useText } from '../../../i18n/useText.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { NewEmailField } from '../EmailField.tsx'
import { ConfirmationField, PasswordField } from '../PasswordField.tsx'
import { TermsField } from '../TermsField.tsx'

interface Props {
  onDone: () => void
  onBack: () => void
  onPhone: () => void
}

interface Values {
  accountEmail: string
  captcha: string
  loginPassword: string
  loginPasswordConfirm: string
}

/** A new account, known by an e-mail address. */
export function RegisterByEmailPanel({ onDone, onBack, onPhone }: Props) {
  const { t } = useText()
  return (
    <AccountForm<Values>
      name="register-email"
      title={t('login.registerByEmail')}
      submitLabel={t('login.register')}
      onSubmit={async ({ accountEmail, captcha, loginPassword, loginPasswordConfirm }) => {
        await registerByEmail({ accountEmail, captcha, loginPassword, loginPasswordConfirm })
        onDone()
      }}
      onBack={onBack}
      other={
        <button type="button" className="login-form__link" onClick={onPhone}>
          {t('login.registerByPhone')}
        </button>
      }
    >
      <NewEmailField />
      <CodeField flow="registerByEmail" />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="loginPasswordConfirm" />
      <TermsField />
    </AccountForm>
  )
}
