import { useState } from 'react'
import { resetByEmail } from '../../../api/userCenter.ts'
import { useText } from '../../../i18n/useText.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import { ConfirmationField, PasswordField } from '../PasswordField.tsx'

interface Values {
  accountEmail: string
  captcha: string
  loginPassword: string
  confirmPassword: string
}

/** A new password for an account that is known by an e-mail address. */
export function ForgotByEmailPanel({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useText()
  const [verificationToken, setVerificationToken] = useState('')
  return (
    <AccountForm<Values>
      name="forgot-email"
      title={t('login.forgotByEmail')}
      submitLabel={t('login.change')}
      onSubmit={async ({ accountEmail, captcha, loginPassword, confirmPassword }) => {
        await resetByEmail({
          accountEmail,
          captcha,
          loginPassword,
          confirmPassword,
          verificationToken,
        })
        onDone()
      }}
      onBack={onBack}
    >
      <EmailField name="accountEmail" />
      <CodeField flow="resetByEmail" onSent={setVerificationToken} />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="confirmPassword" />
    </AccountForm>
  )
}
