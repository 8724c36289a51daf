import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { closeLogin } from '#stores/loginDrawer.ts'
import { endSession, startSession, useSession } from '#stores/session.ts'
import { showToast } from '#stores/toasts.ts'
import type { AuthPanel, LoginTab, LoginValues } from './panel.ts'
import { ForgotPanel } from './panels/ForgotPanel.tsx'
import { LoginPanel } from './panels/LoginPanel.tsx'
import { RegisterByEmailPanel } from './panels/RegisterByEmailPanel.tsx'
import { RegisterByPhonePanel } from './panels/RegisterByPhonePanel.tsx'
import { TestAccounts } from './TestAccounts.tsx'

/** The current panel, and the navigation between panels. */
export function DrawerBody() {
  const { t } = useText()
  const [form] = Form.useForm<LoginValues>()
  const [panel, setPanel] = useState<AuthPanel>('login')
  const [tab, setTab] = useState<LoginTab>('password')
  const [isBack, setBack] = useState(false)
  const token = useSession((session) => session.token)
  // On a shared computer, the next visitor must not see the previous one's input.
  useEffect(() => {
    if (!token) return
    return () => {
      form.resetFields()
      setTab('password')
    }
  }, [token, form])

  const goTo = (next: AuthPanel) => {
    setBack(next === 'login')
    setPanel(next)
  }
  const panelProps = {
    loginForm: form,
    onBack: () => goTo('login'),
    onRegister: (by: 'phone' | 'email') =>
      goTo(by === 'phone' ? 'registerByPhone' : 'registerByEmail'),
  }
  /** Returns to the login tab for the account's phone or e-mail, which is already filled in. */
  const done = (by: 'phone' | 'email', message: string) => {
    showToast('success', message)
    setTab(by === 'phone' ? 'password' : 'email')
    goTo('login')
  }
  const onRegistered = (by: 'phone' | 'email') => done(by, t('login.registered'))
  const onPasswordChanged = (by: 'phone' | 'email') => {
    endSession()
    done(by, t('login.changed'))
  }

  switch (panel) {
    case 'registerByEmail':
      return <RegisterByEmailPanel {...panelProps} onDone={() => onRegistered('email')} />
    case 'registerByPhone':
      return <RegisterByPhonePanel {...panelProps} onDone={() => onRegistered('phone')} />
    case 'forgotByEmail':
      return (
        <ForgotPanel
          {...panelProps}
          key="email"
          by="email"
          onDone={() => onPasswordChanged('email')}
        />
      )
    case 'forgotByPhone':
      return (
        <ForgotPanel
          {...panelProps}
          key="phone"
          by="phone"
          onDone={() => onPasswordChanged('phone')}
        />
      )
    case 'login':
      return (
        <>
          <LoginPanel
            form={form}
            tab={tab}
            takesFocus={isBack}
            onTab={setTab}
            onLogin={({ token: newToken, userData }) => {
              startSession(newToken, userData)
              closeLogin()
            }}
            onRegister={panelProps.onRegister}
            onForgot={(by) => goTo(by === 'email' ? 'forgotByEmail' : 'forgotByPhone')}
          />
          <TestAccounts
            onSelect={(by, account) => {
              setTab(by)
              form.setFieldsValue(account)
            }}
          />
        </>
      )
  }
}
