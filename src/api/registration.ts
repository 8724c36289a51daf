import * as v from 'valibot'
import { neededText, number, text } from '../lib/parse.ts'

/** Where a sign-up stands between its draft and the race, as the race-center spells it. */
export const BALLOT_STATES = [
  'draft',
  'submitted',
  'proofRejected',
  'toPay',
  'paid',
  'directEntry',
  'drawn',
  'givenUp',
  'notDrawn',
  'waiting',
  'withdrawn',
  'refunding',
  'refunded',
] as const
export type BallotState = (typeof BALLOT_STATES)[number]

/** The ways in which entrants signed up; each has its own query type. */
export const CHANNELS = ['thirdParty', 'web', 'app'] as const
export type Channel = (typeof CHANNELS)[number]

/** The published draw: whoever hashes its list (export type `draw`) must get the fingerprint. */
const draw = v.object({
  at: text,
  /** SHA-256 of the list, in hex. */
  fingerprint: neededText,
  entries: number,
  places: number,
})

const shared = {
  signupNo: text,
  itemId: text,
  /** Masked, as every name here. */
  name: text,
  /** Masked but for its last four. */
  cardNumber: text,
  channel: v.fallback(v.picklist(CHANNELS), 'web'),
  bib: text,
  pen: text,
}

/** Registration status (query type 1). Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const registrationStatusSchema = v.object({
  ...shared,
  /** undefined where the centre has a state that this site does not know. */
  state: v.fallback(v.optional(v.picklist(BALLOT_STATES)), undefined),
  /** Since when it stands there. */
  since: text,
  /** When the next step is due; '' where none follows. */
  nextAt: text,
  waitingNumber: number,
  fee: number,
  /** What is, or was, paid back. */
  refund: number,
  draw: v.fallback(v.optional(draw), undefined),
})
export type RegistrationStatus = v.InferOutput<typeof registrationStatusSchema>

/** Registration information (query types 2, 3 and 5), of who signed up in that way. */
export const registrationInfoSchema = v.object({
  ...shared,
  platform: text,
  phone: text,
  sex: number,
  group: text,
  city: text,
  club: text,
  clothingSize: text,
  fee: number,
  appliedAt: text,
  paidAt: text,
  kitFrom: text,
  kitTo: text,
  kitPlace: text,
  kitPlaceEn: text,
})
export type RegistrationInfo = v.InferOutput<typeof registrationInfoSchema>
