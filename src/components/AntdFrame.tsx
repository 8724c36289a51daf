import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { antdTheme } from './antdTheme.ts'
import 'virtual:antd-account.css'
import './AntdFrame.css'

const LOCALES = { zh: zhCN, en: enUS }

/** What the policy of the page lets run-time styles through with; none while developing. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
const theme = { ...antdTheme, token: { ...antdTheme.token, motion: !isCalm } }

/** The library's own spinner is called "loading" in every language, and stays while it fades. */
const BUTTON = {
  autoInsertSpace: false,
  loadingIcon: <span className="controls-spinner" aria-hidden="true" />,
}

// Made once: a frame that is drawn again must not draw every control within again.
const CSP = { nonce }
const WAVE = { disabled: true }

/** Controls of the component library within: in the site's own colours and language. */
export function AntdFrame({ children }: { children: ReactNode }) {
  const { language } = useText()
  return (
    <ConfigProvider theme={theme} locale={LOCALES[language]} csp={CSP} button={BUTTON} wave={WAVE}>
      {children}
    </ConfigProvider>
  )
}
