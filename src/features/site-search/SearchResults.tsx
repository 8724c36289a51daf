import { useId } from 'react'
import { formatNumber } from '#i18n/formatNumber.ts'
import { useText } from '#i18n/useText.ts'
import type { Kind } from './indexEntries.ts'
import { ResultLink } from './ResultLink.tsx'
import type { Answer } from './searchIndex.ts'
import styles from './SearchResults.module.css'

/** Results by kind; each kind shows its total if not all are listed. */
export function SearchResults({ answer, onFollow }: { answer: Answer; onFollow: () => void }) {
  return answer.groups.map((group) => (
    <ResultGroup key={group.kind} {...group} onFollow={onFollow} />
  ))
}

type GroupProps = Answer['groups'][number] & { onFollow: () => void }

function ResultGroup({ kind, total, hits, onFollow }: GroupProps) {
  const { t, language } = useText()
  const titleId = useId()
  const left = total - hits.length
  return (
    <section className={styles.resultGroup} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.resultGroupTitle}>
        <span>{t(TITLES[kind])}</span>{' '}
        <span className={styles.resultGroupCount}>{formatNumber(total, language)}</span>
      </h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.to}>
            <ResultLink hit={hit} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.resultGroupRest}>{t('siteSearch.rest', { count: left })}</p>
      )}
    </section>
  )
}

const TITLES = {
  page: 'siteSearch.kind.page',
  question: 'siteSearch.kind.question',
  news: 'siteSearch.kind.news',
  notice: 'siteSearch.kind.notice',
  picture: 'siteSearch.kind.picture',
} as const satisfies Record<Kind, string>
