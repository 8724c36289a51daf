import type { ResultsPage } from '#api/race/results.ts'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { formatNumber } from '#i18n/formatNumber.ts'
import { useText } from '#i18n/useText.ts'
import { SearchMessage } from '../SearchMessage.tsx'
import { FigureTable } from './FigureTable.tsx'
import { groupLabel } from './groupLabel.ts'
import { hasNextPage, lastPage } from './listPages.ts'
import { PageJump } from './PageJump.tsx'
import { durationText } from './raceDuration.ts'
import styles from './ResultsTable.module.css'

const COLUMNS = ['place', 'sexPlace', 'bib', 'name', 'group', 'gun', 'net'] as const

interface Props {
  results: ResultsPage
  isBusy: boolean
  page: number
  size: number
  onPage: (page: number) => void
}

/** One page of the results list, with pagination. */
export function ResultsTable({ results: listed, isBusy, page, size, onPage }: Props) {
  const { total, results } = listed
  const { t, language } = useText()
  const figure = (value: number | undefined) =>
    value === undefined ? '—' : formatNumber(value, language)
  const last = lastPage(listed, size)
  // While a page loads, the rows are those of another one.
  const hasNext = !(isBusy && last === undefined) && hasNextPage(listed, page, size)
  const known = Math.max(results.length, (page - 1) * size + (isBusy ? 0 : results.length))
  if (results.length === 0) {
    return page > 1 ? (
      <SearchMessage
        title={t('search.noData')}
        text={t('results.page.none')}
        action={t('results.page.first')}
        onAction={() => onPage(1)}
      />
    ) : (
      <SearchMessage title={t('search.noData')} text={t('search.noData.text')} />
    )
  }
  return (
    <Card as="div" className={styles.page} aria-busy={isBusy}>
      <FigureTable
        className={styles.table}
        hasHead
        caption={t('results.list')}
        columns={COLUMNS.map((column) => ({ name: t(`results.column.${column}`) }))}
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
              state === 'finished'
                ? durationText(gunSeconds)
                : t(`results.state.${state ?? 'unknown'}`),
              state === 'finished' ? durationText(netSeconds) : '',
            ],
          }),
        )}
      />
      <nav className={styles.pages} aria-label={t('results.pages')}>
        {/* Not disabled: on the first and last page, the button that led there keeps the focus. */}
        <Button
          variant="plain"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          {t('results.previous')}
        </Button>
        <span role="status">
          {total === undefined || last === undefined
            ? t('results.page.open', { page, count: known })
            : t('results.page', { page, last, count: total })}
        </span>
        <Button
          variant="plain"
          aria-disabled={!hasNext}
          onClick={() => hasNext && onPage(page + 1)}
        >
          {t('results.nextPage')}
        </Button>
        {last !== undefined && last > 2 && <PageJump page={page} last={last} onPage={onPage} />}
      </nav>
    </Card>
  )
}
