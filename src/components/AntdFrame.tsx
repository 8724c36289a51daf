import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { antdTheme } from './antdTheme.ts'

const LOCALES = { zh: zhCN, en: enUS }

/** What the policy of the page lets run-time styles through with; none while developing. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Controls of the component library within: in the site's own colours and language. */
export function AntdFrame({ children }: { children: ReactNode }) {
  const { language } = useText()
  return (
    <ConfigProvider
      theme={antdTheme}
      locale={LOCALES[language]}
      csp={{ nonce }}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  )
}
