import { fetchPastEvents } from '#api/race/pastFinishes.ts'
import { markedText } from '#components/LocalizedText.tsx'
import { TextList } from '#components/TextList.tsx'
import type { FieldValues } from '#domain/fields/fieldTypes.ts'
import type { finishTypes } from '#domain/fields/finishTypes.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { usePrices } from '#race/usePrices.ts'
import { useGroup } from './FieldControlContext.ts'
import type { FieldViews, InputProps } from './fieldView.ts'
import { PaidScoreInput } from './finishes/PaidScoreInput.tsx'
import { ScoreInput } from './finishes/ScoreInput.tsx'
import { Checkboxes } from './inputs/Checkboxes.tsx'
import { LoadFailed } from './inputs/LoadFailed.tsx'
import { dayLabel } from './labels.ts'
import { FilesOutput } from './uploads/FilesOutput.tsx'

/** Earlier races from the service's list. The selection is kept if the list fails to load. */
function PastEventsInput({ field: _field, ...rest }: InputProps<'past-events'>) {
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

/** Earlier finishes: found by the search, or entered with proof. */
function ScoreOutput({ value }: { value: FieldValues['score-verification'] }) {
  const { t } = useText()
  const { finishes, claims, proof } = value
  return (
    <>
      <ul>
        {finishes.map(({ verificationId, distance, date }) => (
          <li key={verificationId}>
            {`${t(`fields.score.${distance}`)} ${dayLabel(date, t)}${t('signup.score.found')}`}
          </li>
        ))}
        {claims.map(({ name, distance, date }, index) => (
          <li key={index}>
            {[name, t(`fields.score.${distance}.km`), dayLabel(date, t)].join(t('fields.join'))}
          </li>
        ))}
      </ul>
      <FilesOutput urls={proof} />
    </>
  )
}

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

export const finishViews = {
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
} satisfies FieldViews<keyof typeof finishTypes>
