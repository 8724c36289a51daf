import { useEffect, useEffectEvent, useId, useState } from 'react'
import { fetchResults, type ResultsPage } from '../../api/results.ts'
import { Sex } from '../../api/score.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { ExportButton } from './ExportButton.tsx'
import { itemName } from './itemName.ts'
import { LookupOutcome } from './LookupOutcome.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { useLookup } from './useLookup.ts'
import './ResultsList.css'

const SIZE = 50
const SEXES = ['all', 'male', 'female'] as const

/** Everybody's results, masked, by item and sex, page by page. */
export function ResultsList({ raceId }: { raceId: string }) {
  const { t, language } = useText()
  const config = useConfig()
  const id = useId()
  const [itemId, setItem] = useState(config.raceItems[0]?.itemId ?? '')
  const [sex, setSex] = useState<(typeof SEXES)[number]>('all')
  const [page, setPage] = useState(1)
  const { state, ask, reset } = useLookup<ResultsPage>()
  const [last, setLast] = useState<ResultsPage>()
  // The page before stays while the next is on its way, so that neither place nor focus is lost.
  const shown = state.kind === 'answered' ? state.answer : state.kind === 'asking' && last

  const load = () => {
    reset()
    const bySex = sex === 'all' ? {} : { sex: Sex[sex] }
    ask(async (patience) => {
      const query = { raceId, page, size: SIZE, itemId, ...bySex }
      const results = await fetchResults({ ...query, ...patience })
      setLast(results)
      return results
    })
  }
  const loadNow = useEffectEvent(load)
  useEffect(() => loadNow(), [raceId, itemId, sex, page])

  return (
    <section className="results" aria-labelledby={`${id}-title`}>
      <div className="results__head">
        <h2 id={`${id}-title`}>{t('scores.list')}</h2>
        <label>
          {t('scores.item')}{' '}
          <select
            value={itemId}
            onChange={({ target }) => {
              setItem(target.value)
              setPage(1)
            }}
          >
            {config.raceItems.map((item) => (
              <option key={item.itemId} value={item.itemId}>
                {itemName(config, item.itemId, language)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('scores.sex')}{' '}
          <select
            value={sex}
            onChange={({ target }) => {
              setSex(SEXES.find((name) => name === target.value) ?? 'all')
              setPage(1)
            }}
          >
            {SEXES.map((name) => (
              <option key={name} value={name}>
                {t(`scores.sex.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="results__files">
        <ExportButton raceId={raceId} type="results" />
        <ExportButton raceId={raceId} type="prizes" />
      </div>
      {shown ? (
        <ResultsTable
          results={shown}
          isBusy={state.kind === 'asking'}
          page={page}
          size={SIZE}
          onPage={setPage}
        />
      ) : (
        <LookupOutcome state={state} onCancel={reset} onRetry={load}>
          {() => null}
        </LookupOutcome>
      )}
    </section>
  )
}
