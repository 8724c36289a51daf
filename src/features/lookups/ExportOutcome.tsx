import { RefusedError } from '../../api/errors.ts'
import { useText } from '../../i18n/useText.ts'
import { failureOf } from './failure.ts'
import type { LookupState } from './useLookup.ts'

/** What has come of asking for a file; a refusal in the centre's own words (spec §7). */
export function ExportOutcome({ state }: { state: LookupState<'saved' | 'shown'> }) {
  const { t } = useText()
  const words = () => {
    if (state.kind === 'asking') return t('scores.export.asking')
    if (state.kind === 'answered') return state.answer === 'saved' ? t('scores.export.saved') : ''
    if (state.kind === 'idle') return ''
    const { error } = state
    const failure = failureOf(error)
    if (failure === 'refused' && error instanceof RefusedError) return error.message
    return t(`lookups.${failure}`)
  }
  return (
    <span role="status" className="export__outcome">
      {words()}
    </span>
  )
}
