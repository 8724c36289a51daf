import { forLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import styles from './DeveloperPanel.module.css'

export interface TestAccount {
  phone: string
  emailAddress: string
  password: string
}

const COUNT = 12
const PASSWORD = 'Marathon2024'
const ACCOUNTS = Array.from({ length: COUNT }, (_, index): TestAccount => ({
  phone: String(13_800_000_001 + index),
  emailAddress: `runner${index + 1}@race.test`,
  password: PASSWORD,
}))

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
export default function DeveloperPanel({ onChosen }: { onChosen: (account: TestAccount) => void }) {
  const { language } = useText()
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
          <li key={account.phone}>
            <button type="button" onClick={() => onChosen(account)}>
              {account.phone}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
