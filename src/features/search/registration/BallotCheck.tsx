import { clsx } from 'clsx'
import WordArray from 'crypto-js/lib-typedarrays'
import sha256 from 'crypto-js/sha256'
import { fetchExport } from '../../../api/race/results.ts'
import { useText } from '../../../i18n/useText.ts'
import { failureLine } from '../failure.ts'
import { useRequest } from '../../../lib/hooks/useRequest.ts'
import { useRaceId } from '../../../stores/raceId.ts'
import styles from './RegistrationResult.module.css'
import buttons from '../../../components/buttons.module.css'

/**
 * Fetches the published list of the ballot and checks it against its fingerprint, in the browser.
 */
export function BallotCheck({ fingerprint }: { fingerprint: string }) {
  const { t } = useText()
  const raceId = useRaceId()
  const { state, run } = useRequest<boolean>()
  const check = () =>
    run(async (retries) => {
      const { bytes } = await fetchExport({ raceId, type: 'draw', ...retries })
      // `crypto.subtle` is missing where the site is not served by https.
      return sha256(WordArray.create(bytes)).toString() === fingerprint.toLowerCase()
    })
  return (
    <div className={styles.check}>
      <button
        type="button"
        className={clsx(buttons.plain, styles.checkButton)}
        aria-busy={state.kind === 'pending'}
        onClick={check}
      >
        {t('search.draw.check')}
      </button>{' '}
      <span role="status">
        {state.kind === 'pending' && t('search.draw.checking')}
        {state.kind === 'success' && t(state.data ? 'search.draw.same' : 'search.draw.other')}
        {state.kind === 'error' && failureLine(state.error, t)}
      </span>
    </div>
  )
}
