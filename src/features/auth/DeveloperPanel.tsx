import { forLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import type { LoginTab, LoginValues } from './panel.ts'
import styles from './DeveloperPanel.module.css'

/** Fills in an account's login, on the tab that it is for. */
export type OnAccount = (tab: LoginTab, account: Partial<LoginValues>) => void

const MAINLAND = '86'
const COUNT = 12
const PASSWORD = 'Marathon2024'
const ACCOUNTS = Array.from({ length: COUNT }, (_, index) => index + 1)
const phoneOf = (account: number) => String(13_800_000_000 + account)

/** Not among the site's texts, which are part of every build. */
const LABELS = {
  zh: { title: '开发者面板', line: '点一个手机号，填入登录。', inbox: '沙盒收件箱' },
  en: {
    title: 'Developer panel',
    line: 'Choose a phone number to fill in the login.',
    inbox: 'Sandbox inbox',
  },
}

/** The sandbox's accounts, and a link to the inbox with their codes. */
export default function DeveloperPanel({ onSelect }: { onSelect: OnAccount }) {
  const { language } = useText()
  // A race may take no phones of the accounts' country.
  const codes = useRace().config?.race?.phoneCountries
  const takesPhone = !codes?.length || codes.includes(MAINLAND)
  const texts = forLanguage(LABELS, language)
  return (
    <details className={styles.developerPanel}>
      <summary>{texts.title}</summary>
      <p>
        <span>{texts.line}</span>{' '}
        <a href="/__sandbox/inbox" target="_blank" rel="noopener noreferrer">
          {texts.inbox}
        </a>
      </p>
      <ul className={styles.accounts}>
        {ACCOUNTS.map((account) => (
          <li key={account}>
            <button
              type="button"
              onClick={() =>
                takesPhone
                  ? onSelect('password', { phone: phoneOf(account), password: PASSWORD })
                  : onSelect('email', {
                      emailAddress: `runner${account}@race.test`,
                      password: PASSWORD,
                    })
              }
            >
              {phoneOf(account)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
