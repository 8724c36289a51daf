import type { Channel } from '#api/race/registration.ts'
import type { Sex } from '#domain/sex.ts'
import type { Random } from '../race-center/runners/random.ts'

/** Entrants without a document are found by phone number instead. */
export type CardType = 'idCard' | 'passport' | 'hkMacaoPermit' | 'none'

export interface Person {
  name: string
  sex: Sex
  /** `YYYY-MM-DD`. */
  birth: string
  cardType: CardType
  /** Number of the document, or the phone number of a person without one. */
  cardNumber: string
  phone: string
  city: string
  club: string
}

/**
 * Generates a person who has reached `minimumAge` by the end of the race's year, and is not older than
 * `maximumAge` then.
 */
export type MakePerson = (
  random: Random,
  raceYear: number,
  minimumAge: number,
  maximumAge?: number,
) => Person

/** Final outcome of a sign-up. Intermediate states follow from the clock. */
export type Fate =
  | 'draft'
  | 'rejected'
  | 'unpaid'
  | 'withdrawn'
  | 'direct'
  | 'drawn'
  | 'movedUp'
  | 'givenUp'
  | 'waiting'
  | 'notDrawn'
  | 'confirmed'
  | 'refunded'

/** Times of a sign-up, in epoch ms. Those its fate never reaches have no meaning. */
export interface Times {
  appliedAt: number
  reviewedAt: number
  paidAt: number
  /** Until when the fee is due. */
  payBy: number
  /** When it was withdrawn or given up. */
  leftAt: number
  refundFrom: number
  refundedAt: number
  /** When it left the waiting list for a place. */
  movedUpAt: number
}

/** Predefined parts of a run. The rest is generated from the seed. */
export interface PinnedRun {
  state?: 'dnf' | 'dns' | 'dsq'
  reason?: string
  netSeconds?: number
  /** Seconds from the gun, or that of the pen's wave, to the runner's own start. */
  delay?: number
  missingMats?: number[]
}

interface PinnedYear {
  itemId: string
  bib: string
  run: PinnedRun
}

/** A person that tests can rely on. */
export interface PinnedRunner {
  name: string
  sex: Sex
  birth: string
  cardNumber: string
  cardType?: CardType
  /** Phone of an account, where a test needs to log in. Otherwise generated. */
  phone?: string
  itemId: string
  fate: Fate
  channel?: Channel
  bib?: string
  isHidden?: boolean
  /** Times that differ from `pinnedTimes`. */
  times?: Partial<Record<keyof Times, string>>
  run?: PinnedRun
  earlier?: Record<number, PinnedYear>
  /** Number of photos, overriding the generated one. */
  photos?: number
  /** Whether the face search has a portrait. */
  hasPortrait?: boolean
}

/** How many sign-ups there are beside those with a place. */
export interface SignupCounts {
  /** Without a place, by item. */
  others: Record<string, [Fate, number][]>
  /** Places without the ballot, by item. */
  direct: Record<string, number>
  /** Number of places that were given to the waiting list, by item. */
  movedUp: Record<string, number>
  /** When an item without a ballot is full, in epoch ms. */
  fullAt: Record<string, number>
  /** Times of pinned people. */
  pinnedTimes: Partial<Record<keyof Times, string>>
  /** Kept back when a fee is refunded, at a race whose configuration has no `refunds`. */
  refundCharge: number
  sizes: string[]
  /** A pinned person who keeps a number on the waiting list, by document number. */
  pinnedWaitingNumber?: { cardNumber: string; number: number }
}
