import { registerByPhone } from '#api/user/userApi.ts'
import { useText } from '#i18n/useText.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { ConfirmationField, PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TermsField } from '../fields/TermsField.tsx'
import { AccountForm, type AccountPanelProps } from './AccountForm.tsx'

interface Values {
  phone: string
  code: string
  loginPassword: string
  loginPasswordConfirm: string
}

/** Registration by phone number. */
export function RegisterByPhonePanel({
  onDone,
  ...panel
}: AccountPanelProps & { onDone: () => void }) {
  const { t } = useText()
  return (
    <AccountForm<Values>
      name="register-phone"
      title={t('login.registerByPhone')}
      submitLabel={t('login.register')}
      onSubmit={async ({ phone, code, loginPassword, loginPasswordConfirm }) => {
        await registerByPhone({ phone, code, loginPassword, loginPasswordConfirm })
        onDone()
      }}
      {...panel}
    >
      <PhoneField />
      <CodeField flow="registerByPhone" />
      <PasswordField name="loginPassword" />
      <ConfirmationField name="loginPasswordConfirm" />
      <TermsField />
    </AccountForm>
  )
}
