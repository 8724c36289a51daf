import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import { type AccountNames, fromLogin, copyToLogin } from '../fields/accountNames.ts'
import { FormError } from '../fields/FormError.tsx'
import type { LoginValues } from '../panel.ts'
import { FormLinks, LoginForm } from './LoginForm.tsx'
import { useClearedSecrets } from './useClearedSecrets.ts'
import { useSubmit } from './useSubmit.ts'
import styles from './AccountForm.module.css'

/** Navigation from a panel beside the login, and the login form, which shares phone and e-mail. */
export interface AccountPanelProps {
  loginForm: FormInstance<LoginValues>
  onBack: () => void
  onRegister: (by: 'phone' | 'email') => void
}

interface Props<T> extends AccountPanelProps {
  name: string
  title: string
  submitLabel: string
  onSubmit: (values: T) => Promise<void>
  /** A link to the alternative panel. */
  other?: ReactNode
  children: ReactNode
}

/** A sub-panel of the drawer: a form with a title, one button and a link back to the login. */
export function AccountForm<T extends Partial<AccountNames>>({ name, title, ...rest }: Props<T>) {
  const { t } = useText()
  const [form]: [FormInstance<T>] = Form.useForm<T>()
  const { submit, isPending, error } = useSubmit(rest.onSubmit)
  const heading = useRef<HTMLHeadingElement>(null)
  useClearedSecrets(form)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <LoginForm
      form={form}
      name={name}
      initialValues={fromLogin(rest.loginForm)}
      onValuesChange={(_changed, values) => copyToLogin(rest.loginForm, values)}
      onFinish={submit}
    >
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {rest.children}
      <Button type="primary" htmlType="submit" block loading={isPending} aria-busy={isPending}>
        {rest.submitLabel}
      </Button>
      <FormError error={error} onRegister={rest.onRegister} />
      <FormLinks>
        <TextButton onClick={rest.onBack}>{t('login.back')}</TextButton>
        {rest.other}
      </FormLinks>
    </LoginForm>
  )
}
