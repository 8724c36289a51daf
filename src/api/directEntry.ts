import * as v from 'valibot'
import { flag, neededNumber, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { payUrl, type Submission } from './signup.ts'
import { signUpPaths } from './signUpPaths.ts'

/** Where a direct-entry application stands (spec §4 "Qualification"). */
export const DirectStatus = { toSubmit: 0, submitted: 1, approved: 2, rejected: 3 } as const
export type DirectStatus = (typeof DirectStatus)[keyof typeof DirectStatus]

export const DIRECT_CHANNELS = ['sponsor', 'direct', 'jy', 'cs'] as const
export type DirectChannel = (typeof DIRECT_CHANNELS)[number]

const directState = v.object({
  accountId: text,
  status: v.fallback(
    v.pipe(neededNumber, v.picklist(Object.values(DirectStatus))),
    DirectStatus.toSubmit,
  ),
  /** Applications have ended: no more can be sent in. */
  isEnded: flag,
  channel: v.fallback(v.picklist(['', ...DIRECT_CHANNELS]), ''),
  itemId: text,
  /** Why it was rejected. */
  reason: text,
  reasonEn: text,
  changedAt: text,
  /** Where the fee of an approved application is paid. */
  payUrl,
})
export type DirectState = v.InferOutput<typeof directState>

/** Applies for direct entry; a rejected application may be sent in again. */
export const applyDirect = (application: Submission & { channel: DirectChannel }) =>
  call({
    centre: 'race',
    path: signUpPaths.directApply,
    json: { ...application },
    isOwn: true,
    answer: directState,
  })

/** Where the account's application stands. */
export const fetchDirectStatus = (raceId: string, stop?: AbortSignal) =>
  call({
    centre: 'race',
    path: signUpPaths.directStatus,
    query: { raceId },
    isOwn: true,
    answer: directState,
    ...(stop && { signal: stop }),
  })
