import type { ResultsPage } from '../../api/results.ts'
import { useText } from '../../i18n/useText.ts'
import { groupWords } from './groupWords.ts'
import { LookupMessage } from './LookupMessage.tsx'
import { PageJump } from './PageJump.tsx'
import { clockTime } from './raceClock.ts'

interface Props {
  results: ResultsPage
  isBusy: boolean
  page: number
  size: number
  onPage: (page: number) => void
}

/** One page of the results list, and the way to the others. */
export function ResultsTable({ results: { total, results }, isBusy, page, size, onPage }: Props) {
  const { t } = useText()
  const last = Math.max(1, Math.ceil(total / size))
  if (results.length === 0) {
    return <LookupMessage title={t('lookups.noData')} text={t('lookups.noData.text')} />
  }
  return (
    <div className="lookup-panel results__page" aria-busy={isBusy}>
      <div className="score-table__scroll">
        <table className="score-table results__table">
          <caption className="visually-hidden">{t('scores.list')}</caption>
          <thead>
            <tr>
              {(['place', 'bib', 'name', 'group', 'gun', 'net'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`scores.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ bib, name, group, place, state, gunSeconds, netSeconds }) => (
              <tr key={bib}>
                <td>{place ?? '—'}</td>
                <td>{bib}</td>
                <th scope="row">{name}</th>
                <td>{groupWords(group, t)}</td>
                <td>
                  {state && state !== 'finished'
                    ? t(`scores.state.${state}`)
                    : clockTime(gunSeconds)}
                </td>
                <td>{state === 'finished' ? clockTime(netSeconds) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav className="results__pages" aria-label={t('scores.pages')}>
        <button
          type="button"
          className="button button--plain"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {t('scores.previous')}
        </button>
        <span role="status">{t('scores.page', { page, last, total })}</span>
        {last > 2 && <PageJump page={page} last={last} onPage={onPage} />}
        <button
          type="button"
          className="button button--plain"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          {t('scores.nextPage')}
        </button>
      </nav>
    </div>
  )
}
