import * as v from 'valibot'
import type { SignUpField } from '../../api/signUpField.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { discardBroken, pack, readText, unpack, writeText } from '../../lib/storage.ts'
import { fieldFault } from './fieldFault.ts'
import { isBlank, readValue, type SignUpValues } from './fieldValue.ts'

const DRAFT = 'signupDraft:'
/** Characters from which a draft is packed. */
const LARGE = 4000

const draftSchema = v.object({
  version: v.string(),
  savedAt: v.number(),
  itemId: v.fallback(v.string(), ''),
  channel: v.fallback(v.string(), ''),
  /** Goes with the submission, so that one that was not answered is known again. */
  submitKey: v.fallback(v.string(), ''),
  values: v.record(v.string(), v.unknown()),
})
type Stored = v.InferOutput<typeof draftSchema>

export interface Draft {
  /** Epoch ms. */
  savedAt: number
  itemId: string
  channel: string
  submitKey: string
  values: SignUpValues
  /** Whether the form has changed since: what no longer fits is left out. */
  isOlderForm: boolean
  /** Keys of what was left out. */
  lost: string[]
}

/** Whose draft of which form. */
export interface DraftOwner {
  accountId: string
  formId: string
}

const keyOf = ({ accountId, formId }: DraftOwner) => `${DRAFT}${accountId}:${formId}`

const SECRET_TYPES: SignUpField['type'][] = ['identity-document', 'signature']

/** Never kept: a document's number and what is read from it, signatures, faces, guardian's data. */
export function isSecret(field: SignUpField): boolean {
  if (field.sensitive || SECRET_TYPES.includes(field.type)) return true
  if ((field.type === 'date-picker' || field.type === 'gender') && field.from) return true
  return field.showWhen?.field === '@guardian'
}

const keptValues = (fields: SignUpField[], values: SignUpValues) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.key]
      return isSecret(field) || isBlank(value) ? [] : [[field.key, value]]
    }),
  )

/** Whether a value is for something that the present form does not offer, or not any more. */
function isGone(field: SignUpField, value: unknown, { policies }: SignUpForm): boolean {
  if (field.type !== 'policy') return fieldFault(field, value, '')?.code === 'option'
  const policy = policies.find(({ policyId }) => policyId === field.policyId)
  return readValue('policy', value)?.version !== policy?.version
}

/** What the present form takes of stored values: half a text is kept, a lost option is not. */
function fittingValues(form: SignUpForm, stored: Stored['values']) {
  const values: SignUpValues = {}
  for (const field of form.fields) {
    if (isSecret(field) || !Object.hasOwn(stored, field.key)) continue
    const value = readValue(field.type, stored[field.key])
    if (!isBlank(value) && !isGone(field, value, form)) values[field.key] = value
  }
  return { values, lost: Object.keys(stored).filter((key) => !Object.hasOwn(values, key)) }
}

let latest = 0

/** Keeps what is filled in so far. Says whether it will outlive the page. */
export async function keepDraft(
  owner: DraftOwner,
  form: SignUpForm,
  filled: Omit<Draft, 'isOlderForm' | 'lost'>,
): Promise<boolean> {
  latest += 1
  const turn = latest
  const { savedAt, itemId, channel, submitKey } = filled
  const values = keptValues(form.fields, filled.values)
  const draft: Stored = { version: form.version, savedAt, itemId, channel, submitKey, values }
  const plain = JSON.stringify(draft)
  const text = plain.length < LARGE ? plain : await pack(draft)
  // Packing takes time: what was typed since is not overwritten with what is older.
  return turn !== latest || writeText(keyOf(owner), text)
}

/** The draft as the present form takes it, or null. One that cannot be read is removed. */
export async function readDraft(owner: DraftOwner, form: SignUpForm): Promise<Draft | null> {
  const key = keyOf(owner)
  const text = readText(key)
  if (text === null) return null
  try {
    const { version, values, ...stored } = v.parse(draftSchema, await unpack(text))
    return {
      ...stored,
      ...fittingValues(form, values),
      isOlderForm: version !== form.version,
    }
  } catch {
    discardBroken(key)
    return null
  }
}

/** Forgets a draft: it was sent in, or its owner wants it gone. */
export function dropDraft(owner: DraftOwner): void {
  latest += 1
  writeText(keyOf(owner), null)
}
