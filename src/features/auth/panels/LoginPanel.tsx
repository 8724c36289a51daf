import { Button, Form, type FormInstance } from 'antd'
import { Fragment, useEffect, useRef } from 'react'
import { ServiceError } from '#api/http/errors.ts'
import { AccountCode } from '#api/user/accountCodes.ts'
import { LoginType, login, type LoginRequest } from '#api/user/userApi.ts'
import { TabList, tabId } from '#components/TabList.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import { openCaptcha } from '#stores/captcha.ts'
import { useSite } from '#stores/site.ts'
import { CodeField } from '../fields/CodeField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { FormError } from '../fields/FormError.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TermsField } from '../fields/TermsField.tsx'
import type { LoginTab, LoginValues } from '../panel.ts'
import { FormLinks, LoginForm } from './LoginForm.tsx'
import { useClearedSecrets } from './useClearedSecrets.ts'
import { useSubmit } from './useSubmit.ts'
import styles from './LoginPanel.module.css'

/** Logs in. If the service requires a captcha, asks for one and logs in again. */
async function loginWithCaptcha(request: LoginRequest) {
  try {
    return await login(request)
  } catch (error) {
    const isCaptchaNeeded =
      error instanceof ServiceError && Number(error.code) === AccountCode.captchaNeeded
    if (!isCaptchaNeeded) throw error
    const outcome = await openCaptcha('login')
    if (outcome.kind !== 'passed') throw error
    const cloudType = useSite.getState().cloudProvider
    return login(request, { captchaToken: outcome.captchaToken, cloudType })
  }
}

interface Props {
  form: FormInstance<LoginValues>
  tab: LoginTab
  /** Set on returning from another panel, whose button is gone. */
  takesFocus: boolean
  onTab: (tab: LoginTab) => void
  onLogin: (answer: Awaited<ReturnType<typeof login>>) => void
  onRegister: (by: 'phone' | 'email') => void
  onForgot: (by: 'phone' | 'email') => void
}

const TABS = ['code', 'password', 'email'] as const
const FIELDS: Record<LoginTab, (keyof LoginValues)[]> = {
  code: ['phone', 'code'],
  password: ['phone', 'password'],
  email: ['emailAddress', 'password'],
}
const PANEL_ID = 'login-panel'

const loginRequestOf = (tab: LoginTab, { phone, code, password, emailAddress }: LoginValues) =>
  ({
    code: { loginType: LoginType.code, phone, code },
    password: { loginType: LoginType.password, phone, password },
    email: { loginType: LoginType.email, accountEmail: emailAddress, password },
  })[tab]

/** Login by code, by password (the default) or by e-mail; the tabs share their fields. */
export function LoginPanel({ form, tab, takesFocus, onTab, onLogin, onRegister, onForgot }: Props) {
  const { t } = useText()
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [takesFocus])
  const faulty = useRef<Partial<Record<LoginTab, (keyof LoginValues)[]>>>({})
  const goTo = (next: LoginTab) => {
    faulty.current[tab] = FIELDS[tab].filter((name) => form.getFieldError(name).length > 0)
    onTab(next)
  }
  // Returning to a tab shows its errors again.
  useEffect(() => {
    const names = faulty.current[tab]
    if (names?.length) form.validateFields(names).catch(() => undefined)
  }, [tab, form])
  const isAgreed = Form.useWatch('agreed', form)
  const { submit, isPending, error } = useSubmit(async (values: LoginValues) =>
    onLogin(await loginWithCaptcha(loginRequestOf(tab, values))),
  )
  useClearedSecrets(form)
  // A browser does not submit a form whose button is disabled, so the fields handle Enter
  // themselves.
  const onEnter = () => {
    if (isAgreed) form.submit()
    // All fields: an error of an earlier value would stay beside a value that is right.
    else form.validateFields().catch(() => undefined)
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
    <LoginForm form={form} name="login" onFinish={submit}>
      <div ref={tabs}>
        <TabList
          label={t('login.drawer')}
          tabs={TABS.map((key) => t(`login.tab.${key}`))}
          chosen={TABS.indexOf(tab)}
          onSelect={(index) => goTo(TABS[index] ?? 'password')}
          panelId={PANEL_ID}
          className={styles.tabs}
        />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, TABS.indexOf(tab))}>
        {/* A new key for each tab, so that errors and focus are not carried over. */}
        <Fragment key={tab}>{fields[tab]}</Fragment>
      </div>
      <TermsField />
      <Button
        type="primary"
        block
        disabled={!isAgreed}
        loading={isPending}
        aria-busy={isPending}
        onClick={form.submit}
        aria-describedby="login-needed"
      >
        {t('login.submit')}
      </Button>
      <p id="login-needed" className={styles.required}>
        {!isAgreed && t('login.terms.needed')}
      </p>
      <FormError error={error} onRegister={onRegister} />
      <FormLinks>
        {tab === 'email' && (
          <TextButton onClick={() => onRegister('email')}>{t('login.registerNow')}</TextButton>
        )}
        {by && (
          <TextButton className={styles.linkEnd} onClick={() => onForgot(by)}>
            {t('login.forgot')}
          </TextButton>
        )}
      </FormLinks>
    </LoginForm>
  )
}
