import type { RefusedError } from '../../api/errors.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { refusalKey } from './refusal.ts'

interface Props {
  state: { kind: 'idle' | 'sending' | 'unanswered' } | { kind: 'refused'; error: RefusedError }
}

/** Why a form was not taken, what was kept, and what can be done. */
export function SendFailed({ state }: Props) {
  const { t } = useText()
  if (state.kind !== 'unanswered' && state.kind !== 'refused') return null
  const isRefused = state.kind === 'refused'
  const key = isRefused ? refusalKey(state.error) : undefined
  return (
    <div className="entry-told entry-told--warning" role="alert">
      <Icon name="info" />
      <div>
        <p>
          <strong>
            {isRefused
              ? key
                ? t(key)
                : t('entry.refused', { message: state.error.message })
              : t('entry.unanswered')}
          </strong>
        </p>
        <p>{t(isRefused ? 'entry.refused.kept' : 'entry.unanswered.text')}</p>
      </div>
    </div>
  )
}
