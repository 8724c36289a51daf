import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { listOf, number, optional, requiredText, text } from '#lib/parse.ts'

/** States of a sign-up from draft to race, as the race-center spells them. */
export const BALLOT_STATES = [
  'draft',
  'submitted',
  'proofRejected',
  'toPay',
  'paid',
  'confirmed',
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

const PLACES = ['confirmed', 'drawn', 'directEntry'] as const
export type PlaceState = (typeof PLACES)[number]

/** Whether the state means a place in the race. */
export const hasPlace = (state: BallotState | 'unknown' | undefined): state is PlaceState =>
  PLACES.some((place) => place === state)

/** How entrants signed up; each channel has its own query type. */
export const CHANNELS = ['thirdParty', 'web', 'app'] as const
export type Channel = (typeof CHANNELS)[number]

/** The published draw: the SHA-256 of its list (export type `draw`) must equal the fingerprint. */
const draw = v.object({
  at: text,
  /** SHA-256 of the list, in hex. */
  fingerprint: requiredText,
  entries: number,
  places: number,
})

const shared = {
  signupNo: text,
  itemId: text,
  /** Masked, like every name here. */
  name: text,
  /** Only the last four characters are shown. */
  cardNumber: text,
  channel: v.fallback(v.picklist(CHANNELS), 'web'),
  bib: text,
  pen: text,
}

const status = {
  ...shared,
  /** undefined if the service sends a state that this site does not know. */
  state: optional(v.picklist(BALLOT_STATES)),
  /** When the sign-up entered this state. */
  since: text,
  /** When the next step is due; '' if there is none. */
  nextAt: text,
  /** Start of the kit collection; '' without a place. */
  kitFrom: text,
  kitTo: text,
  waitingNumber: number,
  fee: number,
  /** The amount that is or was refunded. */
  refund: number,
  draw: optional(draw),
}

/**
 * Registration status (query type 1). Times are `YYYY-MM-DD HH:mm:ss` in the race's time zone. `others`
 * are the same person's other sign-ups.
 */
export const registrationStatusSchema = v.object({ ...status, others: listOf(v.object(status)) })
export type RegistrationStatus = Omit<v.InferOutput<typeof registrationStatusSchema>, 'others'>

/** Registration information (query types 2, 3 and 5) of an entrant who used that channel. */
export const registrationInfoSchema = v.object({
  ...shared,
  platform: text,
  phone: text,
  sex: number,
  group: text,
  ...localizedText('city'),
  club: text,
  clothingSize: text,
  fee: number,
  appliedAt: text,
  paidAt: text,
  kitFrom: text,
  kitTo: text,
  ...localizedText('kitPlace'),
})
export type RegistrationInfo = v.InferOutput<typeof registrationInfoSchema>
