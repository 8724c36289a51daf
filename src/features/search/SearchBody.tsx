import { useText } from '../../i18n/useText.ts'
import { SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { Search } from './useSearch.ts'

interface Props {
  query: string
  search: Search
  onChoose: (words: string) => void
  onFollow: () => void
}

/** What stands below the field; the number of results is told to those who do not see them. */
export function SearchBody({ query, search, onChoose, onFollow }: Props) {
  const { t } = useText()
  const { answer, answered, isFilling, isBroken } = search
  const total = query && answer ? answer.total : 0
  const isNothing = Boolean(query && answer && total === 0 && !isFilling)

  if (isBroken) {
    return (
      <div className="search-hints" role="alert">
        <h3 className="search-hints__title">{t('search.broken')}</h3>
        <p className="search-hints__text">{t('search.broken.text')}</p>
        <button type="button" className="button button--pine" onClick={search.retry}>
          {t('site.retry')}
        </button>
      </div>
    )
  }
  return (
    <>
      <p className="search-panel__count" role="status">
        {total > 0 && t('search.count', { count: total })}
        {isNothing && (
          <span className="visually-hidden">{t('search.nothing', { query: answered })}</span>
        )}
        {query && isFilling && ` ${t('search.filling')}`}
      </p>
      <div className="search-panel__body">
        {answer && total > 0 && <SearchResults answer={answer} onFollow={onFollow} />}
        {isNothing && (
          <SearchHints
            title={t('search.nothing', { query: answered })}
            text={t('search.nothing.text')}
            onChoose={onChoose}
          />
        )}
        {!query && (
          <SearchHints
            title={t('search.start')}
            text={t('search.start.text')}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  )
}
