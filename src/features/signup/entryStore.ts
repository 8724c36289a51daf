import { create } from 'zustand'
import type { DirectChannel } from '../../api/directEntry.ts'
import type { FormKind } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { uniqueId } from '../../lib/uniqueId.ts'
import { sessionWiring, useSession } from '../../stores/session.ts'
import type { Draft } from './draft.ts'
import type { FieldChange, SignUpValues } from './fieldValue.ts'

/** The choices before the fields, by the names that they have in `showWhen`. */
export const ITEM = '@item'
export const CHANNEL = '@channel'

/** What the centre says of a field, until its value changes. */
export interface Refusal {
  message: string
  messageEn: string
}

/** A form that is being filled in, secrets and all. */
export interface Entry {
  accountId: string
  kind: FormKind
  form: SignUpForm
  itemId: string
  channel: DirectChannel | ''
  values: SignUpValues
  submitKey: string
  refusals: Record<string, Refusal>
  /** The draft that it began with; null for an empty form. */
  restored: Draft | null
  /** When the draft was last saved, in epoch ms; 0 before. */
  savedAt: number
  /** Sent without an answer: it may have arrived. */
  isUnanswered: boolean
}

/** In memory alone: a draft keeps no secrets. */
export const useEntry = create<{ entry: Entry | null }>(() => ({ entry: null }))

export const entryOpened = (entry: Entry) => useEntry.setState({ entry })
export const entryDropped = () => useEntry.setState({ entry: null })
export const entryChanged = (changed: Partial<Entry>) =>
  useEntry.setState(({ entry }) => ({ entry: entry && { ...entry, ...changed } }))

export const valueChanged = (key: string, change: FieldChange) =>
  useEntry.setState(({ entry }) => {
    if (!entry) return { entry }
    const { [key]: _told, ...refusals } = entry.refusals
    return {
      entry: { ...entry, refusals, values: { ...entry.values, [key]: change(entry.values[key]) } },
    }
  })

/** A form with nothing in it; its key is made once, so that it is sent once. */
export const emptyEntry = (of: Pick<Entry, 'accountId' | 'kind' | 'form' | 'channel'>): Entry => ({
  accountId: of.accountId,
  kind: of.kind,
  form: of.form,
  channel: of.channel,
  itemId: '',
  values: {},
  submitKey: uniqueId(),
  refusals: {},
  restored: null,
  savedAt: 0,
  isUnanswered: false,
})

let openPages = 0

/** Marks a page that shows the entry; gives its end. */
export function entryShown(): () => void {
  openPages += 1
  return () => {
    openPages -= 1
  }
}

// A sign-out ends the entry; under an open page it is kept, because that asks to sign in again.
useSession.subscribe(() => {
  const { entry } = useEntry.getState()
  const accountId = sessionWiring.readAccountId()
  const isOther = accountId !== '' && accountId !== entry?.accountId
  if (entry && (isOther || (accountId === '' && openPages === 0))) entryDropped()
})
