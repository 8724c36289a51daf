import { fetchPastEvents } from '#api/race/pastFinishes.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useGroup } from '../fieldControl.ts'
import { dayLabel } from '../../labels.ts'
import type { InputProps } from '../fieldView.ts'
import { Checkboxes } from '../inputs/Checkboxes.tsx'
import { LoadFailed } from '../inputs/LoadFailed.tsx'
import { useLoaded } from '#lib/hooks/useLoaded.ts'

/** Earlier races from the service's list. The selection is kept if the list fails to load. */
export function PastEventsInput({ field: _field, ...rest }: InputProps<'past-events'>) {
  const { t, languages } = useText()
  const group = useGroup()
  const { state, last: events = [], retry } = useLoaded(({ signal }) => fetchPastEvents(signal))
  const choices = events.map((event) => ({
    value: event.eventId,
    label: localized(event, 'name', languages),
    lang: localizedLang(event, 'name', languages),
    hint: dayLabel(event.date, t),
  }))
  return (
    <div {...group} aria-busy={state.kind === 'pending'}>
      {state.kind === 'error' && <LoadFailed onRetry={retry} />}
      {state.kind === 'pending' && <span>{t('fields.waiting')}</span>}
      {state.kind === 'success' && <Checkboxes choices={choices} {...rest} />}
    </div>
  )
}
