import { useText } from '../../i18n/useText.ts'

interface Props {
  title: string
  text: string
  onChoose: (words: string) => void
}

/** Before and instead of results: what to do, and words that are often asked for. */
export function SearchHints({ title, text, onChoose }: Props) {
  const { t } = useText()
  return (
    <div className="search-hints">
      <h3 className="search-hints__title">{title}</h3>
      <p className="search-hints__text">{text}</p>
      <ul className="search-hints__words" aria-label={t('search.often')}>
        {t('search.often.words')
          .split('|')
          .map((words) => (
            <li key={words}>
              <button type="button" onClick={() => onChoose(words)}>
                {words}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
