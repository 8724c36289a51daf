import { useState } from 'react'
import { resetByEmail, resetByPhone } from '../../../api/userCenter.ts'
import { useText } from '../../../i18n/useText.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import { ConfirmationField, PasswordField } from '../PasswordField.tsx'
import { PhoneField } from '../PhoneField.tsx'

interface Values {
  /** One of the two, as `by` says. */
  accountEmail: string
  phone: string
  captcha: string
  loginPassword: string
  confirmPassword: string
}

interface Props {
  by: 'email' | 'phone'
  onDone: () => void
  onBack: () => void
}

/** A new password for an account that is known by its e-mail address or its phone number. */
export function ForgotPanel({ by, onDone, onBack }: Props) {
  const { t } = useText()
  const [verificationToken, setVerificationToken] = useState('')
  return (
    <AccountForm<Values>
      name={`forgot-${by}`}
      title={t(by === 'email' ? 'login.forgotByEmail' : 'login.forgotByPhone')}
      submitLabel={t('login.change')}
      onSubmit={async ({ accountEmail, phone, ...secrets }) => {
        const reset = { ...secrets, verificationToken }
        await (by === 'email'
          ? resetByEmail({ accountEmail, ...reset })
          : resetByPhone({ phone, ...reset }))
        onDone()
      }}
      onBack={onBack}
    >
      {by === 'email' ? <EmailField name="accountEmail" /> : <PhoneField />}
      <CodeField
        flow={by === 'email' ? 'resetByEmail' : 'resetByPhone'}
        onSent={setVerificationToken}
      />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="confirmPassword" />
    </AccountForm>
  )
}
