import { create } from 'zustand'
import type { FormKind } from '#api/race/signup.ts'
import type { DirectChannel } from '#api/race/signupCodes.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import type { FieldValue, SignupValues } from '#domain/fields/fieldTypes.ts'
import type { LocalizedFields } from '#i18n/localizedText.ts'
import { uniqueId } from '#lib/hex.ts'
import { hasDraft } from '#stores/drafts.ts'
import { readAccountId, useSession } from '#stores/session.ts'
import type { Draft } from './draft.ts'

/** The choices that precede the fields, by their names in `showWhen`. */
export const ITEM = '@item'
export const CHANNEL = '@channel'

/** Returns a field's new value, given the value at that moment. */
export type FieldChange = (current: unknown) => FieldValue

/** The service's error for a field, until its value changes. */
export type ServerError = LocalizedFields<'message'>

/** A form being filled in, including secrets. */
export interface OpenForm {
  accountId: string
  kind: FormKind
  form: FormSpec
  itemId: string
  channel: DirectChannel | ''
  values: SignupValues
  submitKey: string
  /** Another value for each form that is opened. */
  opening: string
  serverErrors: Record<string, ServerError>
  /** The draft it was restored from; null for an empty form. */
  restored: Draft | null
  /** When the draft was last saved, in epoch ms; 0 if never. */
  savedAt: number
  /** Whether the last attempt to save it succeeded. */
  isStored: boolean
  /** The stored draft as this page last read or wrote it; another text is another tab's. */
  storedText: string | null
  /**
   * The draft as another tab has stored it: its text, or null if removed. Nothing is saved then
   * until the visitor has chosen. undefined as long as the stored draft is this page's.
   */
  otherText: string | null | undefined
  /** Submitted without a response: it may have arrived. */
  isUnanswered: boolean
}

interface SignupState {
  openForm: OpenForm | null
  /** The number of fields with uploads in progress. */
  uploading: number
  /** The number of pages that show the form. */
  openPages: number
}

/** In memory only, as a stored draft contains no secrets. */
export const useOpenForm = create<SignupState>(() => ({
  openForm: null,
  uploading: 0,
  openPages: 0,
}))

/** Counts a field that uploads. Returns a function that ends this. */
export function countUpload(): () => void {
  const add = (count: number) =>
    useOpenForm.setState(({ uploading }) => ({ uploading: uploading + count }))
  add(1)
  return () => add(-1)
}

/** Counts a page that shows the form. Returns a function that ends this. */
export function countOpenPage(): () => void {
  const add = (count: number) =>
    useOpenForm.setState(({ openPages }) => ({ openPages: openPages + count }))
  add(1)
  return () => add(-1)
}

export const replaceForm = (openForm: OpenForm) => useOpenForm.setState({ openForm })
export const closeForm = () => useOpenForm.setState({ openForm: null })
export const updateForm = (changed: Partial<OpenForm>) =>
  useOpenForm.setState(({ openForm }) => ({ openForm: openForm && { ...openForm, ...changed } }))

/** The current values, for a field that depends on others when it is used. */
export const readValues = () => useOpenForm.getState().openForm?.values ?? {}

export const changeValue = (key: string, change: FieldChange) =>
  useOpenForm.setState(({ openForm }) => {
    if (!openForm) return { openForm }
    const { [key]: _shown, ...serverErrors } = openForm.serverErrors
    return {
      openForm: {
        ...openForm,
        serverErrors,
        values: { ...openForm.values, [key]: change(openForm.values[key]) },
      },
    }
  })

/** An empty form. Its key is created once, so that it is submitted only once. */
export const emptyForm = ({
  accountId,
  kind,
  form,
  channel,
}: Pick<OpenForm, 'accountId' | 'kind' | 'form' | 'channel'>): OpenForm => ({
  accountId,
  kind,
  form,
  channel,
  itemId: '',
  values: {},
  submitKey: uniqueId(),
  opening: uniqueId(),
  serverErrors: {},
  restored: null,
  savedAt: 0,
  isStored: true,
  storedText: null,
  otherText: undefined,
  isUnanswered: false,
})

/** Whether another tab has changed the stored draft: the visitor must first choose one of the two. */
export const isChangedElsewhere = ({ otherText }: OpenForm): boolean => otherText !== undefined

/**
 * Drops the form after a logout, unless a page still shows it: that page asks to log in again. If the
 * stored draft was deleted, the form is dropped in any case.
 */
export function closeFormAfterLogout(): void {
  useSession.subscribe(() => {
    const { openForm, openPages } = useOpenForm.getState()
    if (!openForm) return
    const accountId = readAccountId()
    const isOther = accountId !== '' && accountId !== openForm.accountId
    const isDeleted = openForm.storedText !== null && !hasDraft(openForm.accountId)
    if (isOther || (accountId === '' && (openPages === 0 || isDeleted))) closeForm()
  })
}
