import { registerByPhone } from '../../../api/userCenter.ts'
import { useText } from '../../../i18n/useText.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { ConfirmationField, PasswordField } from '../PasswordField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { TermsField } from '../TermsField.tsx'

interface Values {
  phone: string
  captcha: string
  loginPassword: string
  loginPasswordConfirm: string
}

/** A new account, known by a phone number. */
export function RegisterByPhonePanel({
  onDone,
  onBack,
}: {
  onDone: () => void
  onBack: () => void
}) {
  const { t } = useText()
  return (
    <AccountForm<Values>
      name="register-phone"
      title={t('login.registerByPhone')}
      submitLabel={t('login.register')}
      onSubmit={async ({ phone, captcha, loginPassword, loginPasswordConfirm }) => {
        await registerByPhone({ phone, captcha, loginPassword, loginPasswordConfirm })
        onDone()
      }}
      onBack={onBack}
    >
      <PhoneField />
      <CodeField flow="registerByPhone" />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="loginPasswordConfirm" />
      <TermsField />
    </AccountForm>
  )
}
