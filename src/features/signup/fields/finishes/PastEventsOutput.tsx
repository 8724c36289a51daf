import { fetchPastEvents } from '../../../../api/race/pastFinishes.ts'
import { localized } from '../../../../i18n/localized.ts'
import { useText } from '../../../../i18n/useText.ts'
import { useLoaded } from '../../../../lib/hooks/useLoaded.ts'

/** The names of earlier races. */
export function PastEventsOutput({ value }: { value: string[] }) {
  const { t, language } = useText()
  const { state, last: events = [] } = useLoaded(({ signal }) => fetchPastEvents(signal))
  if (state.kind === 'pending') return null
  return value
    .map(
      (id) => localized(events.find(({ eventId }) => eventId === id) ?? {}, 'name', language) || id,
    )
    .join(t('signup.list'))
}
