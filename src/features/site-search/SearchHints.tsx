import { useText } from '#i18n/useText.ts'
import styles from './SearchDialog.module.css'

interface Props {
  title: string
  text: string
  queries: string[]
  onChoose: (words: string) => void
}

/** Shown before or instead of results: instructions and popular queries. */
export function SearchHints({ title, text, queries, onChoose }: Props) {
  const { t } = useText()
  return (
    <div className={styles.searchHints}>
      <h3 className={styles.searchHintsTitle}>{title}</h3>
      <p className={styles.searchHintsText}>{text}</p>
      {queries.length > 0 && (
        <ul className={styles.searchHintsList} aria-label={t('siteSearch.often')}>
          {queries.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => onChoose(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
