import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import jaJP from 'antd/locale/ja_JP'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { forLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { useReducedMotion } from '#lib/hooks/useReducedMotion.ts'
import { antdTheme } from './antdTheme.ts'
import 'virtual:antd-account.css'
import styles from './AntdProvider.module.css'

const LOCALES = { zh: zhCN, en: enUS, ja: jaJP }

/** The nonce with which the content security policy allows run-time styles; none in development. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const STILL = { ...antdTheme, token: { ...antdTheme.token, motion: false } }

/**
 * The library's own spinner is called "loading" in every language, and remains while it fades out.
 */
const BUTTON = {
  autoInsertSpace: false,
  loadingIcon: <span className={styles.controlsSpinner} aria-hidden="true" />,
}

// Constants, so that a re-render does not re-render every control inside.
const CSP = { nonce }
const WAVE = { disabled: true }

/** Component library with the site's colours and language. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { language } = useText()
  const theme = useReducedMotion() ? STILL : antdTheme
  return (
    <ConfigProvider
      theme={theme}
      locale={forLanguage(LOCALES, language)}
      csp={CSP}
      button={BUTTON}
      wave={WAVE}
    >
      {children}
    </ConfigProvider>
  )
}
