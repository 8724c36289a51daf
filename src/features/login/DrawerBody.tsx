import { Form } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loginClosed } from '../../stores/loginDrawer.ts'
import { sessionEnded, signedIn } from '../../stores/session.ts'
import { toastRaised } from '../../stores/toasts.ts'
import { entryLeft } from './drawerEntry.ts'
import type { LoginTab, Panel } from './panel.ts'
import { ForgotPanel } from './panels/ForgotPanel.tsx'
import { LoginPanel, type LoginValues } from './panels/LoginPanel.tsx'
import { RegisterByEmailPanel } from './panels/RegisterByEmailPanel.tsx'
import { RegisterByPhonePanel } from './panels/RegisterByPhonePanel.tsx'
import { TestAccounts } from './TestAccounts.tsx'

/** The panel that is chosen, and the ways from one to another. */
export function DrawerBody() {
  const { t } = useText()
  const [form] = Form.useForm<LoginValues>()
  const [panel, setPanel] = useState<Panel>('login')
  const [tab, setTab] = useState<LoginTab>('password')
  const back = () => setPanel('login')
  const registered = () => {
    toastRaised('success', t('login.registered'))
    back()
  }
  const changed = () => {
    sessionEnded()
    toastRaised('success', t('login.changed'))
    back()
  }

  switch (panel) {
    case 'registerByEmail':
      return (
        <RegisterByEmailPanel
          onDone={registered}
          onBack={back}
          onPhone={() => setPanel('registerByPhone')}
        />
      )
    case 'registerByPhone':
      return <RegisterByPhonePanel onDone={registered} onBack={back} />
    case 'forgotByEmail':
      return <ForgotPanel key="email" by="email" onDone={changed} onBack={back} />
    case 'forgotByPhone':
      return <ForgotPanel key="phone" by="phone" onDone={changed} onBack={back} />
    case 'login':
      return (
        <>
          <LoginPanel
            form={form}
            tab={tab}
            onTab={setTab}
            onSignedIn={async ({ token, userData }) => {
              // First off the drawer's entry: who waits for the sign-in may go on to another page.
              await entryLeft()
              signedIn(token, userData)
              loginClosed()
            }}
            onRegister={() => setPanel('registerByEmail')}
            onForgot={(by) => setPanel(by === 'email' ? 'forgotByEmail' : 'forgotByPhone')}
          />
          <TestAccounts
            onChosen={(account) => {
              setTab('password')
              form.setFieldsValue(account)
            }}
          />
        </>
      )
  }
}
