import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useForgottenSecrets } from './useForgottenSecrets.ts'
import { useSubmit } from './useSubmit.ts'

interface Props<T> {
  name: string
  title: string
  submitLabel: string
  onSubmit: (values: T) => Promise<void>
  onBack: () => void
  /** Another way to the same end. */
  other?: ReactNode
  children: ReactNode
}

/** Where the focus goes when something is wrong with a form. */
export const FOCUS_FAULT = { focus: true, block: 'center' } as const

/** A sub-panel of the drawer: a form with a title, one button and the way back to the login. */
export function AccountForm<T extends object>({ name, title, onBack, other, ...rest }: Props<T>) {
  const { t } = useText()
  const [form]: [FormInstance<T>] = Form.useForm<T>()
  const { submit, isRunning, isUnanswered } = useSubmit(rest.onSubmit)
  const heading = useRef<HTMLHeadingElement>(null)
  useForgottenSecrets(form)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form
      form={form}
      name={name}
      className="login-form"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={FOCUS_FAULT}
      onFinish={submit}
    >
      <h3 ref={heading} className="login-form__title" tabIndex={-1}>
        {title}
      </h3>
      {rest.children}
      <Button type="primary" htmlType="submit" block loading={isRunning}>
        {rest.submitLabel}
      </Button>
      <p className="login-form__fault" role="status">
        {isUnanswered && t('login.noAnswer')}
      </p>
      <p className="login-form__links">
        <button type="button" className="login-form__link" onClick={onBack}>
          {t('login.back')}
        </button>
        {other}
      </p>
    </Form>
  )
}
