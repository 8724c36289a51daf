import { fetchPastEvents } from '../../../api/earlierFinishes.ts'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { useGroup } from '../fieldControl.ts'
import { dayWords } from '../fieldWords.ts'
import type { WidgetProps } from '../widget.ts'
import { Checkboxes } from './Checkboxes.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { useLoaded } from './useLoaded.ts'

/** Earlier races of the server's list. What was chosen stays while the list is not there. */
export function PastEventsField({ field: _field, ...rest }: WidgetProps<'past-events'>) {
  const { t, language } = useText()
  const group = useGroup()
  const { loaded, retry } = useLoaded(fetchPastEvents)
  const choices = (Array.isArray(loaded) ? loaded : []).map((event) => ({
    value: event.eventId,
    label: localized(event, 'name', language),
    hint: dayWords(event.date, t),
  }))
  return (
    <div {...group} aria-busy={loaded === null}>
      {loaded === 'failed' && <LoadFailed onRetry={retry} />}
      {loaded === null && t('signup.waiting')}
      {Array.isArray(loaded) && <Checkboxes choices={choices} {...rest} />}
    </div>
  )
}
