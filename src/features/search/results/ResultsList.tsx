import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { fetchResults } from '#api/race/results.ts'
import { Sex } from '#domain/sex.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useConfig } from '#race/useRace.ts'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { ExportButton } from './ExportButton.tsx'
import { itemName } from './itemName.ts'
import { existingPage } from './listPages.ts'
import { ResultsTable } from './ResultsTable.tsx'
import layout from '#styles/layout.module.css'
import styles from './ResultsList.module.css'

const SIZE = 50
const FILES = ['results', 'prizes'] as const
const SEXES = ['all', 'male', 'female'] as const

interface Props {
  raceId: string
  /** The year of an earlier race. */
  year?: number
  /** The page has the list's title. */
  isTitled?: boolean
}

/** The masked results list, by event and gender, with pages. */
export function ResultsList({ raceId, year, isTitled = false }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  const id = useId()
  const [itemId, setItem] = useState(config.raceItems[0]?.itemId ?? '')
  const [sex, setSex] = useState<(typeof SEXES)[number]>('all')
  const [page, setPage] = useState(1)
  const { state, last, retry, reset } = useLoaded((retries) => {
    const bySex = sex === 'all' ? {} : { sex: Sex[sex] }
    return fetchResults({ raceId, page, size: SIZE, itemId, ...bySex, ...retries })
  }, [raceId, itemId, sex, page].join(' '))
  const existing = state.kind === 'success' ? existingPage(state.data, page, SIZE) : page
  if (existing !== page) setPage(existing)
  // The previous page stays while the next one loads, to keep scroll position and focus.
  const before = state.kind === 'pending' && last?.results.length ? last : undefined
  const shown = state.kind === 'success' ? state.data : before

  return (
    <section className={styles.results} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={clsx(isTitled && layout.visuallyHidden)}>
          {year === undefined ? t('results.list') : t('results.list.of', { year: String(year) })}
        </h2>
        <label className={styles.filter}>
          <span>{t('results.item')}</span>
          <select
            value={itemId}
            onChange={({ target }) => {
              setItem(target.value)
              setPage(1)
            }}
          >
            {config.raceItems.map((item, index) => (
              <option key={index} value={item.itemId}>
                {itemName(config, item.itemId, languages)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.filter}>
          <span>{t('results.sex')}</span>
          <select
            value={sex}
            onChange={({ target }) => {
              setSex(SEXES.find((name) => name === target.value) ?? 'all')
              setPage(1)
            }}
          >
            {SEXES.map((name) => (
              <option key={name} value={name}>
                {t(`results.sex.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.files}>
        {FILES.filter((type) => config.resultFiles?.includes(type) ?? true).map((type) => (
          <ExportButton key={type} raceId={raceId} type={type} />
        ))}
      </div>
      {shown ? (
        <ResultsTable
          results={shown}
          isBusy={state.kind === 'pending'}
          page={page}
          size={SIZE}
          onPage={setPage}
        />
      ) : (
        <SearchOutcome state={state} onCancel={reset} onRetry={retry}>
          {() => null}
        </SearchOutcome>
      )}
    </section>
  )
}
