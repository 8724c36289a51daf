import { storedKeys, writeText } from '#lib/storage.ts'

const DRAFT = 'signupDraft:'

/** The account and form of a draft. */
export interface DraftOwner {
  accountId: string
  formId: string
}

/** Where the draft of a form is stored (spec §14). */
export const draftKey = ({ accountId, formId }: DraftOwner) => `${DRAFT}${accountId}:${formId}`

/** Where drafts are stored in this browser: those of one account, or all. */
export const draftKeys = (accountId?: string): string[] =>
  storedKeys(accountId === undefined ? DRAFT : `${DRAFT}${accountId}:`)

/** Whether a draft of this account is stored in the browser, of whichever form. */
export const hasDraft = (accountId: string): boolean => draftKeys(accountId).length > 0

/** Deletes all drafts of an account. */
export function deleteDrafts(accountId: string): void {
  for (const key of draftKeys(accountId)) writeText(key, null)
}
