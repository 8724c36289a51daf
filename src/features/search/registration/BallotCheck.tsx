import { fetchExport } from '#api/race/results.ts'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { hex } from '#lib/hex.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { useRace } from '#race/useRace.ts'
import { failureLine } from '../failure.ts'
import styles from './BallotCheck.module.css'

/**
 * Fetches the published list of the ballot and checks it against its fingerprint, in the browser.
 */
export function BallotCheck({ fingerprint }: { fingerprint: string }) {
  const { t } = useText()
  const { id: raceId } = useRace()
  const { state, run } = useRequest<boolean>()
  const check = () =>
    run(async (retries) => {
      const { bytes } = await fetchExport({ raceId, type: 'draw', ...retries })
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      return hex(new Uint8Array(digest)) === fingerprint.toLowerCase()
    })
  // Browsers compute digests on pages with https only.
  if (!('subtle' in crypto)) return <p>{t('search.draw.insecure')}</p>
  return (
    <div className={styles.check}>
      <Button
        variant="plain"
        className={styles.checkButton}
        aria-busy={state.kind === 'pending'}
        onClick={check}
      >
        {t('search.draw.check')}
      </Button>{' '}
      <span role="status">
        {state.kind === 'pending' && <span>{t('search.draw.checking')}</span>}
        {state.kind === 'success' && (
          <span>{t(state.data ? 'search.draw.same' : 'search.draw.other')}</span>
        )}
        {state.kind === 'error' && <span>{failureLine(state.error, t)}</span>}
      </span>
    </div>
  )
}
