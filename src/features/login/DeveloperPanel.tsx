import { useText } from '../../i18n/useText.ts'
import './DeveloperPanel.css'

export interface TestAccount {
  phone: string
  password: string
}

const COUNT = 12
const PASSWORD = 'Marathon2024'
const PHONES = Array.from({ length: COUNT }, (_, index) => String(13_800_000_001 + index))

/** Beside the texts of the site, which are in every build. */
const WORDS = {
  zh: { title: '开发者面板', line: '点一个手机号，填入登录。', inbox: '沙盒收件箱' },
  en: {
    title: 'Developer panel',
    line: 'Choose a phone number to fill in the login.',
    inbox: 'Sandbox inbox',
  },
}

/** The sandbox's accounts, and the inbox that its codes end up in. */
export default function DeveloperPanel({ onChosen }: { onChosen: (account: TestAccount) => void }) {
  const { language } = useText()
  const words = WORDS[language]
  return (
    <details className="developer-panel">
      <summary>{words.title}</summary>
      <p>
        {words.line}{' '}
        <a href="/__sandbox/inbox" target="_blank" rel="noopener noreferrer">
          {words.inbox}
        </a>
      </p>
      <ul className="developer-panel__accounts">
        {PHONES.map((phone) => (
          <li key={phone}>
            <button type="button" onClick={() => onChosen({ phone, password: PASSWORD })}>
              {phone}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
