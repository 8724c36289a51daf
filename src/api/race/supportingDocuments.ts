import * as v from 'valibot'
import { fieldSpecSchema } from '#domain/fields/fieldTypes.ts'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, listOf, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NothingDoneError } from '../http/errors.ts'
import { signupPaths } from './signupPaths.ts'

const supportingDocument = v.object({
  signupId: requiredText,
  paperId: requiredText,
  ...localizedText('itemName'),
  /** The upload field with its rules. */
  field: fieldSpecSchema,
  /** The submitted files: URLs, comma-separated (spec §3). */
  files: text,
  /** `YYYY-MM-DD HH:mm:ss` in the race's time zone; '' until submitted. */
  sentAt: text,
  /** Whether the organiser requires it; otherwise it is optional. */
  isAsked: flag,
  /** Why it is requested, or requested again. */
  ...localizedText('reason'),
})
export type SupportingDocument = v.InferOutput<typeof supportingDocument>

export const requestedDocuments = {
  service: 'race',
  path: signupPaths.supportingDocuments,
  ownAccount: 'named',
  schema: v.object({ accountId: text, requiredDocuments: listOf(supportingDocument) }),
} as const satisfies Endpoint

/** The supporting documents of the account's sign-ups that can be submitted after the form. */
export async function fetchSupportingDocuments(
  raceId: string,
  signal?: AbortSignal,
): Promise<SupportingDocument[]> {
  const { requiredDocuments } = await call({ ...requestedDocuments, query: { raceId }, signal })
  return requiredDocuments
}

export const documentSubmission = {
  service: 'race',
  path: signupPaths.supportingDocuments,
  ownAccount: 'named',
  schema: v.object({ accountId: text, sentAt: text }),
} as const satisfies Endpoint

/** Submits a supporting document, replacing an earlier one. Returns the time of submission. */
export async function sendSupportingDocument(request: {
  raceId: string
  signupId: string
  paperId: string
  files: string
}): Promise<string> {
  const { sentAt } = await call({ ...documentSubmission, json: request })
  if (!sentAt) throw new NothingDoneError()
  return sentAt
}
