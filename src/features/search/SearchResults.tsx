import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Kind } from './entries.ts'
import { HitLink } from './HitLink.tsx'
import type { Answer } from './searchIndex.ts'

/** What was found, by kinds; each says how many there are when not all are shown. */
export function SearchResults({ answer, onFollow }: { answer: Answer; onFollow: () => void }) {
  return answer.groups.map((group) => (
    <ResultGroup key={group.kind} {...group} onFollow={onFollow} />
  ))
}

type GroupProps = Answer['groups'][number] & { onFollow: () => void }

function ResultGroup({ kind, total, hits, onFollow }: GroupProps) {
  const { t } = useText()
  const titleId = useId()
  const left = total - hits.length
  return (
    <section className="result-group" aria-labelledby={titleId}>
      <h3 id={titleId} className="result-group__title">
        {t(TITLES[kind])} <span className="result-group__count">{total}</span>
      </h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.to}>
            <HitLink hit={hit} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="result-group__rest">{t('search.rest', { count: left })}</p>}
    </section>
  )
}

const TITLES = {
  page: 'search.kind.page',
  news: 'search.kind.news',
  notice: 'search.kind.notice',
  picture: 'search.kind.picture',
} as const satisfies Record<Kind, string>
