import { clsx } from 'clsx'
import type { ResultsPage } from '../../../api/race/results.ts'
import { formatNumber } from '../../../i18n/i18n.ts'
import { useText } from '../../../i18n/useText.ts'
import { DataText } from '../../../components/DataText.tsx'
import { groupLabel } from './groupLabel.ts'
import { SearchMessage } from '../SearchMessage.tsx'
import { PageJump } from './PageJump.tsx'
import { clockTime } from './raceDuration.ts'
import panel from '../ResultPanel.module.css'
import resultsListStyles from './ResultsList.module.css'
import splitTableStyles from './SplitTable.module.css'
import layout from '../../../styles/layout.module.css'
import buttons from '../../../components/buttons.module.css'

interface Props {
  results: ResultsPage
  isBusy: boolean
  page: number
  size: number
  onPage: (page: number) => void
}

/** One page of the results list, with pagination. */
export function ResultsTable({ results: { total, results }, isBusy, page, size, onPage }: Props) {
  const { t, language } = useText()
  const figure = (value: number | undefined) =>
    value === undefined ? '—' : formatNumber(value, language)
  const last = Math.max(1, Math.ceil(total / size))
  if (results.length === 0) {
    return <SearchMessage title={t('search.noData')} text={t('search.noData.text')} />
  }
  return (
    <div className={clsx(panel.queryPanel, resultsListStyles.page)} aria-busy={isBusy}>
      <div className={splitTableStyles.scroll}>
        <table className={clsx(splitTableStyles.scoreTable, resultsListStyles.table)}>
          <caption className={layout.visuallyHidden}>{t('scores.list')}</caption>
          <thead>
            <tr>
              {(['place', 'sexPlace', 'bib', 'name', 'group', 'gun', 'net'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`scores.column.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {results.map(({ bib, name, group, place, sexPlace, state, gunSeconds, netSeconds }) => (
              <tr key={bib}>
                <td>{figure(place)}</td>
                <td>{figure(sexPlace)}</td>
                <td>{bib}</td>
                <th scope="row">
                  <DataText text={name} />
                </th>
                <td>{groupLabel(group, t)}</td>
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
      <nav className={resultsListStyles.pages} aria-label={t('scores.pages')}>
        {/* Not disabled: on the first and last page, the button that led there keeps the focus. */}
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          {t('scores.previous')}
        </button>
        <span role="status">{t('scores.page', { page, last, count: total })}</span>
        {last > 2 && <PageJump page={page} last={last} onPage={onPage} />}
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={page >= last}
          onClick={() => page < last && onPage(page + 1)}
        >
          {t('scores.nextPage')}
        </button>
      </nav>
    </div>
  )
}
