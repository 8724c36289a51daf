import { clsx } from 'clsx'
import type { ResultsPage } from '#api/race/results.ts'
import { formatNumber } from '#i18n/i18n.ts'
import { useText } from '#i18n/useText.ts'
import { StackedTable } from '#components/StackedTable.tsx'
import { groupLabel } from './groupLabel.ts'
import { SearchMessage } from '../SearchMessage.tsx'
import { PageJump } from './PageJump.tsx'
import { clockTime } from './raceDuration.ts'
import panel from '../ResultPanel.module.css'
import resultsListStyles from './ResultsList.module.css'
import scoreTableStyles from './ScoreTable.module.css'
import buttons from '#components/buttons.module.css'
import { Untranslated } from '#components/Untranslated.tsx'

const COLUMNS = ['place', 'sexPlace', 'bib', 'name', 'group', 'gun', 'net'] as const

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
      <StackedTable
        className={clsx(scoreTableStyles.scoreTable, resultsListStyles.table)}
        hasHead
        caption={t('scores.list')}
        columns={COLUMNS.map((column) => ({ name: t(`scores.column.${column}`) }))}
        headerColumn={COLUMNS.indexOf('name')}
        rows={results.map(
          ({ bib, name, group, place, sexPlace, state, gunSeconds, netSeconds }) => ({
            id: bib,
            cells: [
              figure(place),
              figure(sexPlace),
              <Untranslated key="bib" text={bib} />,
              <Untranslated key="name" text={name} />,
              groupLabel(group, t),
              state && state !== 'finished' ? t(`scores.state.${state}`) : clockTime(gunSeconds),
              state === 'finished' ? clockTime(netSeconds) : '',
            ],
          }),
        )}
      />
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
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={page >= last}
          onClick={() => page < last && onPage(page + 1)}
        >
          {t('scores.nextPage')}
        </button>
        {last > 2 && <PageJump page={page} last={last} onPage={onPage} />}
      </nav>
    </div>
  )
}
