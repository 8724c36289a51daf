import { fetchExport } from '../../api/results.ts'
import { useText } from '../../i18n/useText.ts'
import { failureOf } from './failure.ts'
import { useLookup } from './useLookup.ts'
import { useRaceId } from '../../stores/raceId.ts'

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Takes the published list of the draw and holds it against its fingerprint, in the browser. */
export function DrawCheck({ fingerprint }: { fingerprint: string }) {
  const { t } = useText()
  const raceId = useRaceId()
  const { state, ask } = useLookup<boolean>()
  const check = () =>
    ask(async (patience) => {
      const { bytes } = await fetchExport({ raceId, type: 'draw', ...patience })
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      return hexOf(digest) === fingerprint.toLowerCase()
    })
  return (
    <div className="registration__check">
      <button
        type="button"
        className="button button--plain"
        aria-busy={state.kind === 'asking'}
        onClick={check}
      >
        {t('lookups.draw.check')}
      </button>{' '}
      <span role="status">
        {state.kind === 'asking' && t('lookups.draw.checking')}
        {state.kind === 'answered' && t(state.answer ? 'lookups.draw.same' : 'lookups.draw.other')}
        {state.kind === 'failed' && t(`lookups.${failureOf(state.error)}`)}
      </span>
    </div>
  )
}
