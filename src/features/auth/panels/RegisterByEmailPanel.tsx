import { registerByEmail } from '#api/user/userApi.ts'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { NewEmailField } from '../fields/EmailField.tsx'
import { ConfirmationField, PasswordField } from '../fields/PasswordField.tsx'
import { TermsField } from '../fields/TermsField.tsx'
import { AccountForm, type AccountPanelProps } from './AccountForm.tsx'

interface Props extends AccountPanelProps {
  onDone: () => void
}

interface Values {
  accountEmail: string
  code: string
  loginPassword: string
  loginPasswordConfirm: string
}

/** Registration by e-mail address. */
export function RegisterByEmailPanel({ onDone, ...panel }: Props) {
  const { t } = useText()
  return (
    <AccountForm<Values>
      name="register-email"
      title={t('login.registerByEmail')}
      submitLabel={t('login.register')}
      onSubmit={async ({ accountEmail, code, loginPassword, loginPasswordConfirm }) => {
        await registerByEmail({ accountEmail, code, loginPassword, loginPasswordConfirm })
        onDone()
      }}
      {...panel}
      other={
        <TextButton onClick={() => panel.onRegister('phone')}>
          {t('login.registerByPhone')}
        </TextButton>
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
