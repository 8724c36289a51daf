import { useState } from 'react'
import { resetByPhone } from '../../../api/userCenter.ts'
import { useText } from '../../../i18n/useText.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { ConfirmationField, PasswordField } from '../PasswordField.tsx'

interface Values {
  phone: string
  captcha: string
  loginPassword: string
  confirmPassword: string
}

/** A new password for an account that is known by a phone number. */
export function ForgotByPhonePanel({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useText()
  const [verificationToken, setVerificationToken] = useState('')
  return (
    <AccountForm<Values>
      name="forgot-phone"
      title={t('login.forgotByPhone')}
      submitLabel={t('login.change')}
      onSubmit={async ({ phone, captcha, loginPassword, confirmPassword }) => {
        await resetByPhone({
          phone,
          captcha,
          loginPassword,
          confirmPassword,
          verificationToken,
        })
        onDone()
      }}
      onBack={onBack}
    >
      <PhoneField />
      <CodeField flow="resetByPhone" onSent={setVerificationToken} />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="confirmPassword" />
    </AccountForm>
  )
}
