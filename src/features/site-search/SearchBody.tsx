import type { Ref } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { SearchHint, SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { SiteSearch } from './useSiteSearch.ts'
import layout from '#styles/layout.module.css'
import styles from './SearchBody.module.css'

interface Props {
  /** The results are the links in it. */
  ref: Ref<HTMLDivElement>
  query: string
  search: SiteSearch
  onSelect: (words: string) => void
  onFollow: () => void
}

/** The content below the field; the number of results is announced to screen readers. */
export function SearchBody({ ref, query, search, onSelect, onFollow }: Props) {
  const { t } = useText()
  const { answer, answered, popular, isFilling, isBroken } = search
  const hint = popular.length > 0 ? 'text' : 'alone'
  const total = query && answer ? answer.total : 0
  const isNothing = Boolean(query && answer && total === 0 && !isFilling)

  if (isBroken) {
    return (
      <SearchHint role="alert" title={t('siteSearch.broken')} text={t('siteSearch.broken.text')}>
        <Button variant="secondary" onClick={search.retry}>
          {t('site.retry')}
        </Button>
      </SearchHint>
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        {total > 0 && <span>{t('siteSearch.count', { count: total })}</span>}
        {isNothing && (
          <span className={layout.visuallyHidden}>
            {t('siteSearch.nothing', { query: answered })}
          </span>
        )}
        {query && isFilling && <span>{` ${t('siteSearch.filling')}`}</span>}
      </p>
      <div ref={ref} className={styles.body}>
        {answer && total > 0 && <SearchResults answer={answer} onFollow={onFollow} />}
        {isNothing && (
          <SearchHints
            title={t('siteSearch.nothing', { query: answered })}
            text={t(`siteSearch.nothing.${hint}`)}
            queries={popular}
            onSelect={onSelect}
          />
        )}
        {!query && (
          <SearchHints
            title={t('siteSearch.start')}
            text={t(`siteSearch.start.${hint}`)}
            queries={popular}
            onSelect={onSelect}
          />
        )}
      </div>
    </>
  )
}
