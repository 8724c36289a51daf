import type { MouseEvent, ReactNode } from 'react'
import { RefusedError } from '../../api/errors.ts'
import { useText } from '../../i18n/useText.ts'
import { failureOf } from './failure.ts'
import { LookupMessage } from './LookupMessage.tsx'
import type { LookupState } from './useLookup.ts'

interface Props<T> {
  state: LookupState<T>
  onCancel: () => void
  onRetry: () => void
  children: (answer: T) => ReactNode
}

/** The form that was sent is where what was typed can be set right. */
const toForm = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('.compare, main')?.querySelector<HTMLElement>('form input')?.focus()

const CAN_RETRY = new Set<string>(['busy', 'network', 'human', 'refused'])

/** What has come of a question so far. */
export function LookupOutcome<T>({ state, onCancel, onRetry, children }: Props<T>) {
  const { t } = useText()
  if (state.kind === 'answered') {
    return (
      <>
        <p role="status" className="visually-hidden">
          {t('lookups.found')}
        </p>
        {children(state.answer)}
      </>
    )
  }
  if (state.kind === 'asking') {
    const { isSlow, nextTry } = state
    const words = nextTry
      ? t('lookups.busy.waiting', { n: nextTry })
      : t(isSlow ? 'lookups.slow' : 'lookups.asking')
    return (
      <LookupMessage title={words} isWaiting action={t('lookups.cancel')} onAction={onCancel} />
    )
  }
  if (state.kind === 'idle') return null
  const failure = failureOf(state.error)
  const said = state.error instanceof RefusedError ? state.error.message : ''
  const text = failure === 'refused' && said ? said : t(`lookups.${failure}.text`)
  return (
    <LookupMessage
      title={t(`lookups.${failure}`)}
      text={text}
      {...(CAN_RETRY.has(failure) && { action: t('site.retry'), onAction: onRetry })}
      {...(failure === 'notFound' && { action: t('lookups.change'), onAction: toForm })}
    />
  )
}
