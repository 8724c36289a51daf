import type { SignupItem } from '#api/race/signupForm.ts'
import { feeAt } from '#domain/feeAt.ts'
import { derivedValues } from '#domain/fields/derivedValues.ts'
import { fieldPrice } from '#domain/fields/fieldPrice.ts'
import type { FieldError, FormState } from '#domain/fields/fieldType.ts'
import { type FieldSpec, type SignupValues, validateField } from '#domain/fields/fieldTypes.ts'
import { shownFields } from '#domain/fields/shownFields.ts'
import { raceNow, raceToday } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { conditionsOf } from './entrant.ts'
import type { OpenForm } from './openForm.ts'

/** A form with everything derived from its values. */
export interface SignupView {
  item: SignupItem | undefined
  /** Including values derived from a document. */
  values: SignupValues
  shown: FieldSpec[]
  /** Keys of fields whose values come from a document. */
  locked: ReadonlySet<string>
  /** Errors, by the key of the field where they can be corrected. */
  errors: ReadonlyMap<string, FieldError>
  /** `YYYY-MM-DD`. */
  today: string
}

function errorsOf(shown: FieldSpec[], locked: ReadonlySet<string>, state: FormState) {
  const errors = new Map<string, FieldError>()
  const ofDocuments: [key: string, error: FieldError][] = []
  for (const field of shown) {
    const error = validateField(field, state.values[field.key], state)
    if (!error) continue
    // An error in a derived value is corrected at its document.
    if (error.isOfForm && 'from' in field && locked.has(field.key)) {
      ofDocuments.push([field.from, error])
    } else {
      errors.set(field.key, error)
    }
  }
  for (const [key, error] of ofDocuments) if (!errors.has(key)) errors.set(key, error)
  return errors
}

/** Derives the view from the values entered. */
export function viewOf(
  openForm: Pick<OpenForm, 'form' | 'itemId' | 'channel' | 'values'>,
  zone: RaceZone,
): SignupView {
  const { form, itemId, channel, values: typed } = openForm
  const { fields, raceDay } = form
  const today = raceToday(zone)
  const derived = derivedValues(fields, typed, today)
  const values = { ...typed, ...derived }
  const locked = new Set(Object.keys(derived))
  const item = form.items.find((one) => one.itemId === itemId)
  const conditions = conditionsOf({ fields, values, item, channel, raceDay, today })
  const shown = shownFields(fields, values, conditions)
  const errors = errorsOf(shown, locked, { values, today, raceDay })
  return { item, values, shown, locked, errors, today }
}

/** The event's fee by now plus the paid services and options chosen, in the race's currency. */
export const feeOf = ({ item, shown, values }: SignupView, zone: RaceZone): number =>
  shown.reduce(
    (sum, field) => sum + fieldPrice(field, values[field.key]),
    feeAt(item ?? {}, raceNow(zone), zone).fee ?? 0,
  )
