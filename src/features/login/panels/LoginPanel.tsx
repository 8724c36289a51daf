import { Button, Form, type FormInstance } from 'antd'
import { Fragment } from 'react'
import { login, LoginType } from '../../../api/userCenter.ts'
import { TabList, tabId } from '../../../components/TabList.tsx'
import { useText } from '../../../i18n/useText.ts'
import { FOCUS_FAULT } from '../AccountForm.tsx'
import { CodeField } from '../CodeField.tsx'
import { EmailField } from '../EmailField.tsx'
import type { LoginTab } from '../panel.ts'
import { PasswordField } from '../PasswordField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { TermsField } from '../TermsField.tsx'
import { useForgottenSecrets } from '../useForgottenSecrets.ts'
import { useSubmit } from '../useSubmit.ts'

/** What the login is filled in with (spec §3 "Login form"). */
export interface LoginValues {
  phone: string
  captcha: string
  password: string
  emailAddress: string
  agreed: boolean
}

interface Props {
  form: FormInstance<LoginValues>
  tab: LoginTab
  onTab: (tab: LoginTab) => void
  onSignedIn: (signIn: Awaited<ReturnType<typeof login>>) => Promise<void>
  onRegister: () => void
  onForgot: (by: 'phone' | 'email') => void
}

const TABS = ['code', 'password', 'email'] as const
const PANEL_ID = 'login-panel'

const factsOf = (tab: LoginTab, { phone, captcha, password, emailAddress }: LoginValues) =>
  ({
    code: { loginType: LoginType.code, phone, captcha },
    password: { loginType: LoginType.password, phone, password },
    email: { loginType: LoginType.email, accountEmail: emailAddress, password },
  })[tab]

/** Signing in by code, by password (first shown) or by e-mail; the tabs share their fields. */
export function LoginPanel({ form, tab, onTab, onSignedIn, onRegister, onForgot }: Props) {
  const { t } = useText()
  const isAgreed = Form.useWatch('agreed', form)
  const { submit, isRunning, isUnanswered } = useSubmit(async (values: LoginValues) =>
    onSignedIn(await login(factsOf(tab, values))),
  )
  useForgottenSecrets(form)
  // The browser sends no form whose button is disabled, so the fields ask for it themselves.
  const onEnter = () => {
    if (isAgreed) form.submit()
    else form.validateFields(['agreed']).catch(() => undefined)
  }
  const fields = {
    code: (
      <>
        <PhoneField onEnter={onEnter} />
        <CodeField flow="login" onEnter={onEnter} />
      </>
    ),
    password: (
      <>
        <PhoneField isForPassword onEnter={onEnter} />
        <PasswordField name="password" onEnter={onEnter} />
      </>
    ),
    email: (
      <>
        <EmailField name="emailAddress" onEnter={onEnter} />
        <PasswordField name="password" onEnter={onEnter} />
      </>
    ),
  }
  const forgotBy = { code: null, password: 'phone', email: 'email' } as const
  const by = forgotBy[tab]
  return (
    <Form
      form={form}
      name="login"
      className="login-form"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={FOCUS_FAULT}
      onFinish={submit}
    >
      <TabList
        label={t('login.drawer')}
        tabs={TABS.map((key) => t(`login.tab.${key}`))}
        chosen={TABS.indexOf(tab)}
        onChoose={(index) => onTab(TABS[index] ?? 'password')}
        panelId={PANEL_ID}
        className="login-form__tabs"
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, TABS.indexOf(tab))}>
        {/* A field of another tab is another field: its message and its focus do not go over. */}
        <Fragment key={tab}>{fields[tab]}</Fragment>
      </div>
      <TermsField />
      <Button
        type="primary"
        block
        disabled={!isAgreed}
        loading={isRunning}
        onClick={form.submit}
        aria-describedby="login-needed"
      >
        {t('login.submit')}
      </Button>
      <p id="login-needed" className="login-form__needed">
        {!isAgreed && t('login.terms.needed')}
      </p>
      <p className="login-form__fault" role="status">
        {isUnanswered && t('login.noAnswer')}
      </p>
      <p className="login-form__links">
        {tab === 'email' && (
          <button type="button" className="login-form__link" onClick={onRegister}>
            {t('login.registerNow')}
          </button>
        )}
        {by && (
          <button
            type="button"
            className="login-form__link login-form__link--end"
            onClick={() => onForgot(by)}
          >
            {t('login.forgot')}
          </button>
        )}
      </p>
    </Form>
  )
}
