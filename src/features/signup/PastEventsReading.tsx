import { fetchPastEvents } from '../../api/earlierFinishes.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useLoaded } from './fields/useLoaded.ts'

/** Earlier races by their names. */
export function PastEventsReading({ value }: { value: string[] }) {
  const { t, language } = useText()
  const { loaded } = useLoaded(fetchPastEvents)
  if (loaded === null) return null
  const events = loaded === 'failed' ? [] : loaded
  return value
    .map(
      (id) => localized(events.find(({ eventId }) => eventId === id) ?? {}, 'name', language) || id,
    )
    .join(t('entry.list'))
}
