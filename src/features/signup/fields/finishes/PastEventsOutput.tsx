import { fetchPastEvents } from '../../../../api/race/pastFinishes.ts'
import { markedText } from '../../../../components/LocalizedText.tsx'
import { TextList } from '../../../../components/TextList.tsx'
import { useText } from '../../../../i18n/useText.ts'
import { useLoaded } from '../../../../lib/hooks/useLoaded.ts'

/** The names of earlier races. */
export function PastEventsOutput({ value }: { value: string[] }) {
  const { t, language } = useText()
  const { state, last: events = [] } = useLoaded(({ signal }) => fetchPastEvents(signal))
  if (state.kind === 'pending') return null
  const names = value.map(
    (id) => markedText(events.find(({ eventId }) => eventId === id) ?? {}, 'name', language) || id,
  )
  return <TextList texts={names} separator={t('signup.list')} />
}
