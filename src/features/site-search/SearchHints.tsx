import type { ReactNode } from 'react'
import { useText } from '#i18n/useText.ts'
import styles from './SearchHints.module.css'

interface HintProps {
  role?: 'alert'
  title: string
  text: string
  children: ReactNode
}

/** In place of results: what is the case, and what to do. */
export const SearchHint = ({ role, title, text, children }: HintProps) => (
  <div className={styles.searchHints} role={role}>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
)

interface Props {
  title: string
  text: string
  queries: string[]
  onSelect: (words: string) => void
}

/** Shown before or instead of results: instructions and popular queries. */
export function SearchHints({ title, text, queries, onSelect }: Props) {
  const { t } = useText()
  return (
    <SearchHint title={title} text={text}>
      {queries.length > 0 && (
        <ul className={styles.list} aria-label={t('siteSearch.often')}>
          {queries.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => onSelect(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </SearchHint>
  )
}
