import { type ReactNode, useEffect, useRef } from 'react'
import { retryAtOf } from '#api/race/busy.ts'
import { withZone } from '#components/withZone.ts'
import { formatRaceTime, raceNow } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import type { RequestState } from '#lib/hooks/useRequest.ts'
import { useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { failureOf, messageOf } from './failure.ts'
import { useSearchForm } from './SearchFormProvider.tsx'
import { SearchMessage } from './SearchMessage.tsx'
import layout from '#styles/layout.module.css'

interface Props<T> {
  state: RequestState<T>
  onCancel: () => void
  onRetry: () => void
  /**
   * Short screen reader announcement of a result, without personal data; '' for none. Set for the
   * search of a form; a part without a form restores the focus itself (`useRestoredFocus`).
   */
  announce?: (data: T) => string
  children: (data: T) => ReactNode
}

const CAN_RETRY = new Set<string>([
  'busy',
  'network',
  'captcha',
  'rejected',
  'empty',
  'server',
  'otherPerson',
  'unexpected',
])

/** The progress, result or error of a search. */
export function SearchOutcome<T>({ state, onCancel, onRetry, announce, children }: Props<T>) {
  const { t, language } = useText()
  const race = useRace()
  const { zone } = race
  const { results } = useRaceTimes()
  const found = useRef<HTMLParagraphElement>(null)
  const hasForm = announce !== undefined
  const isFound = state.kind === 'success'
  const form = useSearchForm()
  /** So that the input can be corrected. */
  const focusForm = () => form.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (!hasForm || !isFound || !found.current) return
    // The button that had the focus is gone; the result follows.
    if (document.activeElement === document.body) found.current.focus({ preventScroll: true })
    // The answer would be out of sight, or all but its first lines.
    if (found.current.getBoundingClientRect().top > innerHeight * 0.75)
      found.current.scrollIntoView({ block: 'start' })
  }, [hasForm, isFound])
  if (state.kind === 'success') {
    return (
      <>
        <p ref={found} tabIndex={-1} role="status" className={layout.visuallyHidden}>
          {announce ? announce(state.data) : t('search.found')}
        </p>
        {children(state.data)}
      </>
    )
  }
  if (state.kind === 'pending') {
    const { isSlow, nextTry, waitSeconds = 0 } = state
    const busyText = waitSeconds > 0 ? 'search.busy.waitingFor' : 'search.busy.waiting'
    const text = nextTry
      ? t(busyText, { n: nextTry, seconds: waitSeconds })
      : t(isSlow ? 'search.slow' : 'search.asking')
    const cancel = () => {
      if (hasForm) focusForm()
      onCancel()
    }
    return <SearchMessage title={text} isWaiting action={t('search.cancel')} onAction={cancel} />
  }
  if (state.kind === 'idle') return null
  const failure = failureOf(state.error)
  const text =
    failure === 'resultsNotOut' && results !== undefined && results > raceNow(zone)
      ? t('search.resultsNotOut.at', {
          time: withZone(
            formatRaceTime(results, t('site.format.dayTime'), zone),
            results,
            { t, language },
            race,
          ),
        })
      : t(`search.${failure}.text`, { message: messageOf(state.error) })
  return (
    <SearchMessage
      title={t(`search.${failure}`)}
      text={text}
      {...(CAN_RETRY.has(failure) && {
        action: t('site.retry'),
        onAction: onRetry,
        retryAt: retryAtOf(state.error),
      })}
      {...(failure === 'notFound' && { action: t('search.change'), onAction: focusForm })}
    />
  )
}
