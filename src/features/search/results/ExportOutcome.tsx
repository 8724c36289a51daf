import { useText } from '../../../i18n/useText.ts'
import { failureLine } from '../failure.ts'
import type { RequestState } from '../../../lib/hooks/useRequest.ts'
import styles from './ResultsList.module.css'

/** The outcome of a file request; a refusal in the service's own words (spec §7). */
export function ExportOutcome({ state }: { state: RequestState<'saved' | 'shown'> }) {
  const { t } = useText()
  const texts = () => {
    if (state.kind === 'pending') return t('scores.export.asking')
    if (state.kind === 'success') return state.data === 'saved' ? t('scores.export.saved') : ''
    if (state.kind === 'idle') return ''
    return failureLine(state.error, t)
  }
  return (
    <span role="status" className={styles.exportOutcome}>
      {texts()}
    </span>
  )
}
