import { useMemo } from 'react'
import type { SignUpField } from '../../api/signUpField.ts'
import type { SignUpItem } from '../../api/signUpForm.ts'
import type { Submission } from '../../api/signup.ts'
import { DATE_TIME_FORM, formatRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import type { Entry } from './entryStore.ts'
import { derivedValues, factsOf } from './entrantFacts.ts'
import { fieldFault, type FieldFault } from './fieldFault.ts'
import { readValue, type SignUpValues } from './fieldValue.ts'
import { shownFields } from './showWhen.ts'
import { consentsOf, wireValues } from './wireValue.ts'

/** A form as it stands, with what follows from what is filled in. */
export interface EntryView {
  item: SignUpItem | undefined
  /** With what is read from a document. */
  values: SignUpValues
  shown: SignUpField[]
  /** Keys of fields that a document answers. */
  locked: ReadonlySet<string>
  faults: ReadonlyMap<string, FieldFault>
  /** `YYYY-MM-DD`. */
  today: string
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

interface Judged {
  value: unknown
  today: string
  fault: FieldFault | null
}
const judged = new WeakMap<SignUpField, Judged>()

/** A key stroke changes one field: the others are not judged anew. */
function faultOf(field: SignUpField, value: unknown, today: string): FieldFault | null {
  const known = judged.get(field)
  if (known && known.value === value && known.today === today) return known.fault
  const fault = fieldFault(field, value, today)
  judged.set(field, { value, today, fault })
  return fault
}

/** What follows from what is filled in. */
export function viewOf(filled: Pick<Entry, 'form' | 'itemId' | 'channel' | 'values'>): EntryView {
  const { form, itemId, channel, values: typed } = filled
  const { fields, raceDay } = form
  const today = formatRaceTime(now(), DATE_TIME_FORM).slice(0, DAY_LENGTH)
  const derived = derivedValues(fields, typed, today)
  const values = { ...typed, ...derived }
  const item = form.items.find((one) => one.itemId === itemId)
  const shown = shownFields(fields, values, factsOf({ fields, values, item, channel, raceDay }))
  const faults = new Map<string, FieldFault>()
  for (const field of shown) {
    const fault = faultOf(field, values[field.key], today)
    if (fault) faults.set(field.key, fault)
  }
  return { item, values, shown, locked: new Set(Object.keys(derived)), faults, today }
}

export function useEntryView(entry: Entry): EntryView {
  const { form, itemId, channel, values } = entry
  return useMemo(() => viewOf({ form, itemId, channel, values }), [form, itemId, channel, values])
}

/** The event's fee and the services that were agreed to, in yuan. */
export function feeOf({ item, shown, values }: EntryView): number {
  const services = shown.map((field) =>
    field.type === 'paid-score-validation' && readValue(field.type, values[field.key])
      ? (field.price ?? 0)
      : 0,
  )
  return services.reduce((sum, one) => sum + one, item?.fee ?? 0)
}

/** What is sent in. */
export function submissionOf(entry: Entry, view: EntryView, raceId: string): Submission {
  const { form, itemId, submitKey } = entry
  return {
    raceId,
    formId: form.formId,
    version: form.version,
    itemId,
    values: wireValues(view.shown, view.values),
    consents: consentsOf(view.shown, view.values),
    statementVersion: form.statement?.version ?? '',
    submitKey,
  }
}
