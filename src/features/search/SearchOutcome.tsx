import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { failureOf, messageOf } from './failure.ts'
import { SearchMessage } from './SearchMessage.tsx'
import type { RequestState } from '../../lib/hooks/useRequest.ts'
import layout from '../../styles/layout.module.css'

interface Props<T> {
  state: RequestState<T>
  onCancel: () => void
  onRetry: () => void
  /** Short screen reader announcement of a result, without personal data; '' for none. */
  announce?: (data: T) => string
  children: (data: T) => ReactNode
}

/** Focuses the form that was sent, so that the input can be corrected. */
const toForm = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('[data-compare], main')?.querySelector<HTMLElement>('form input')?.focus()

const CAN_RETRY = new Set<string>([
  'busy',
  'network',
  'human',
  'rejected',
  'empty',
  'server',
  'otherPerson',
])

/** The progress, result or error of a search. */
export function SearchOutcome<T>({ state, onCancel, onRetry, announce, children }: Props<T>) {
  const { t } = useText()
  if (state.kind === 'success') {
    return (
      <>
        <p role="status" className={layout.visuallyHidden}>
          {announce ? announce(state.data) : t('search.found')}
        </p>
        {children(state.data)}
      </>
    )
  }
  if (state.kind === 'pending') {
    const { isSlow, nextTry } = state
    const text = nextTry
      ? t('search.busy.waiting', { n: nextTry })
      : t(isSlow ? 'search.slow' : 'search.asking')
    return <SearchMessage title={text} isWaiting action={t('search.cancel')} onAction={onCancel} />
  }
  if (state.kind === 'idle') return null
  const failure = failureOf(state.error)
  return (
    <SearchMessage
      title={t(`search.${failure}`)}
      text={t(`search.${failure}.text`, { message: messageOf(state.error) })}
      {...(CAN_RETRY.has(failure) && { action: t('site.retry'), onAction: onRetry })}
      {...(failure === 'notFound' && { action: t('search.change'), onAction: toForm })}
    />
  )
}
