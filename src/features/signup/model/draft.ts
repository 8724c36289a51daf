import * as v from 'valibot'
import type { FormSpec } from '#api/race/signupForm.ts'
import { withoutValues, isBlank } from '#domain/fields/fieldType.ts'
import {
  type FieldSpec,
  isSecretType,
  validateField,
  readValue,
  type SignupValues,
} from '#domain/fields/fieldTypes.ts'
import { DAY_MS } from '#lib/durations.ts'
import { pack, unpack } from '#lib/pack.ts'
import { readText, writeText } from '#lib/storage.ts'
import { removeUnreadable } from '#lib/storedJson.ts'
import { type DraftOwner, draftKey, draftKeys } from '#stores/drafts.ts'

/** A draft that has not been saved for this long is deleted. */
const MAX_AGE_MS = 90 * DAY_MS
/** Drafts of at least this many characters are compressed. */
const LARGE = 4000

const draftSchema = v.object({
  version: v.string(),
  savedAt: v.number(),
  itemId: v.fallback(v.string(), ''),
  channel: v.fallback(v.string(), ''),
  /** Sent with the submission, to recognise one that got no response. */
  submitKey: v.fallback(v.string(), ''),
  values: v.record(v.string(), v.unknown()),
})
type DraftRecord = v.InferOutput<typeof draftSchema>

export interface Draft {
  /** Epoch ms. */
  savedAt: number
  itemId: string
  channel: string
  submitKey: string
  values: SignupValues
  /**
   * Whether the form has changed since the draft was saved; values that no longer fit are dropped.
   */
  isOlderForm: boolean
  /** Keys of the dropped values. */
  lost: string[]
}

/**
 * Never stored: document numbers and values derived from them, signatures, portraits, guardian
 * data.
 */
export function isSecret(field: FieldSpec): boolean {
  if (field.sensitive || isSecretType(field.type)) return true
  if ((field.type === 'date-picker' || field.type === 'gender') && field.from) return true
  return field.showWhen?.field === '@guardian'
}

const storableValues = (fields: FieldSpec[], values: SignupValues) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.key]
      return isSecret(field) || isBlank(value) ? [] : [[field.key, value]]
    }),
  )

/** Whether a stored value refers to an option or policy version that the form no longer offers. */
function isGone(field: FieldSpec, value: unknown, { policies }: FormSpec): boolean {
  if (field.type !== 'policy')
    return validateField(field, value, withoutValues(''))?.code === 'option'
  const policy = policies.find(({ policyId }) => policyId === field.policyId)
  return readValue('policy', value)?.version !== policy?.version
}

/** The stored values that still fit the form. Incomplete text is kept; a removed option is not. */
function fittingValues(form: FormSpec, stored: DraftRecord['values']) {
  const values: SignupValues = {}
  for (const field of form.fields) {
    if (isSecret(field) || !Object.hasOwn(stored, field.key)) continue
    const value = readValue(field.type, stored[field.key])
    if (!isBlank(value) && !isGone(field, value, form)) values[field.key] = value
  }
  return { values, lost: Object.keys(stored).filter((key) => !Object.hasOwn(values, key)) }
}

/** Saves the values entered so far. Returns whether they will survive a reload. */
export function saveDraft(
  owner: DraftOwner,
  form: FormSpec,
  filled: Omit<Draft, 'isOlderForm' | 'lost'>,
): boolean {
  const { savedAt, itemId, channel, submitKey } = filled
  const values = storableValues(form.fields, filled.values)
  const draft: DraftRecord = { version: form.version, savedAt, itemId, channel, submitKey, values }
  const plain = JSON.stringify(draft)
  const text = plain.length < LARGE ? plain : pack(draft)
  return writeText(draftKey(owner), text)
}

/** The draft adapted to the current form, or null. An unreadable draft is deleted. */
export function readDraft(owner: DraftOwner, form: FormSpec): Draft | null {
  const key = draftKey(owner)
  const text = readText(key)
  if (text === null) return null
  try {
    const { version, values, ...stored } = v.parse(draftSchema, unpack(text))
    return {
      ...stored,
      ...fittingValues(form, values),
      isOlderForm: version !== form.version,
    }
  } catch {
    removeUnreadable(key)
    return null
  }
}

/** The stored draft as text, to recognise one that another tab has written. */
export const draftText = (owner: DraftOwner): string | null => readText(draftKey(owner))

/** Deletes a draft that was submitted or discarded. */
export function deleteDraft(owner: DraftOwner): void {
  writeText(draftKey(owner), null)
}

/** Deletes the drafts that are too old, of whichever account; `moment` is now, in epoch ms. */
export function deleteOldDrafts(moment: number): void {
  for (const key of draftKeys()) {
    try {
      const { savedAt } = v.parse(draftSchema, unpack(readText(key) ?? ''))
      if (moment - savedAt > MAX_AGE_MS) writeText(key, null)
    } catch {
      // Unreadable: its form removes it.
    }
  }
}
