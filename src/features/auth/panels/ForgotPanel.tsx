import { useState } from 'react'
import { resetByEmail, resetByPhone } from '#api/user/userApi.ts'
import { useText } from '#i18n/useText.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { ConfirmationField, PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { AccountForm, type AccountPanelProps } from './AccountForm.tsx'

interface Values {
  /** One of the two, depending on `by`. */
  accountEmail: string
  phone: string
  code: string
  loginPassword: string
  confirmPassword: string
}

interface Props extends AccountPanelProps {
  by: 'email' | 'phone'
  onDone: () => void
}

/** Sets a new password for an account, identified by e-mail address or phone number. */
export function ForgotPanel({ by, onDone, ...panel }: Props) {
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
      {...panel}
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
