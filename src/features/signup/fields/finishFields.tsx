import type { finishFields as types } from '#domain/fields/finishes.ts'
import { usePrices } from '#race/prices.ts'
import { useText } from '#i18n/useText.ts'
import type { FieldViews } from './fieldView.ts'
import { PaidScoreInput } from './finishes/PaidScoreInput.tsx'
import { PastEventsInput } from './finishes/PastEventsInput.tsx'
import { ScoreInput } from './finishes/ScoreInput.tsx'
import { ScoreOutput } from './finishes/ScoreOutput.tsx'
import { fetchPastEvents } from '#api/race/pastFinishes.ts'
import { markedText } from '#components/LocalizedText.tsx'
import { TextList } from '#components/TextList.tsx'
import { useLoaded } from '#lib/hooks/useLoaded.ts'

/** The names of earlier races. */
function PastEventsOutput({ value }: { value: string[] }) {
  const { t, languages } = useText()
  const { state, last: events = [] } = useLoaded(({ signal }) => fetchPastEvents(signal))
  if (state.kind === 'pending') return null
  const names = value.map(
    (id) => markedText(events.find(({ eventId }) => eventId === id) ?? {}, 'name', languages) || id,
  )
  return <TextList texts={names} separator={t('signup.list')} />
}

const finishes = { labelling: 'group', width: 'full', requiredMessage: 'chosen' } as const

export const finishFields = {
  'past-events': { ...finishes, Input: PastEventsInput, Output: PastEventsOutput },
  'score-verification': {
    ...finishes,
    Input: ScoreInput,
    Output: ScoreOutput,
    requiredMessage: 'proved',
  },
  'paid-score-validation': {
    ...finishes,
    Input: PaidScoreInput,
    Output({ field, value }) {
      const { t } = useText()
      const { formatMoney } = usePrices()
      return value === 'yes'
        ? t('fields.paid.yes', { price: formatMoney(field.price ?? 0) })
        : t('fields.paid.no')
    },
  },
} satisfies FieldViews<keyof typeof types>
