import { clsx } from 'clsx'
import { useState } from 'react'
import type { Credentials } from '#api/race/credentials.ts'
import { fetchScore } from '#api/race/queries.ts'
import type { Score } from '#api/race/score.ts'
import { useText } from '#i18n/useText.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { QueryForm } from '../../QueryForm.tsx'
import { announceScores } from '../announceScores.ts'
import { SearchOutcome } from '../../SearchOutcome.tsx'
import { useSearch } from '../../useSearch.ts'
import panel from '../../ResultPanel.module.css'
import styles from './CompareRunners.module.css'
import buttons from '#components/buttons.module.css'

const SECOND_FIELDS = ['bib', 'documentNumber'] as const

/** Compares a result with another runner's, whose credentials are required too. */
export function CompareRunners({ score, raceId }: { score: Score; raceId: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { state, search, retry, reset } = useSearch((credentials: Credentials, options) =>
    withCaptcha(options, (how) => fetchScore({ raceId, credentials, ...how })),
  )
  return (
    <section
      className={clsx(panel.queryPanel, styles.compare)}
      data-compare
      aria-labelledby="compare-title"
    >
      <h2 id="compare-title">{t('scores.compare')}</h2>
      <p className={styles.text}>{t('scores.compare.text')}</p>
      {isOpen ? (
        <QueryForm
          isPending={state.kind === 'pending'}
          secondFields={SECOND_FIELDS}
          onSearch={search}
        />
      ) : (
        <button type="button" className={buttons.plain} onClick={() => setOpen(true)}>
          {t('scores.compare.open')}
        </button>
      )}
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={retry}
        announce={({ answer }) => announceScores([answer], t)}
      >
        {({ answer }) => <ComparisonTable own={score} other={answer} />}
      </SearchOutcome>
    </section>
  )
}
