import type { FinishKind, PastEvent } from '#api/race/pastFinishes.ts'
import type { BallotState } from '#api/race/registration.ts'
import type { FormKind } from '#api/race/signup.ts'
import type { FormSpec, SignupItem } from '#api/race/signupForm.ts'
import type { FieldSource } from '#domain/fields/fieldTypes.ts'

type Counted = 'isFull' | 'placesLeft' | 'waitingList'

/** An event as it is offered in the form. */
export interface FormItem extends Omit<
  SignupItem,
  Counted | 'bornOnOrBefore' | 'bornOnOrAfter' | 'guardianUnder' | 'earlyFees'
> {
  earlyFees?: SignupItem['earlyFees']
  bornOnOrAfter?: string
  fee: number
  capacity: number
  bornOnOrBefore: string
  guardianUnder: number
}

export interface FormSource extends Pick<
  FormSpec,
  'formId' | 'version' | 'sections' | 'policies' | 'statement'
> {
  fields: FieldSource[]
}

/** The part of a form that an edition has in a file. */
export type FormContent = Pick<FormSource, 'sections' | 'fields' | 'policies'>

/** State of a sign-up. `confirmed`: a place that was given in the order of entry, and is paid. */
export type SignupState = BallotState | 'confirmed'

/** A kind of supporting document. */
export interface SupportingDocumentKind {
  field: FieldSource
  /** States in which it can be submitted. */
  acceptedIn: SignupState[]
  /** States in which the organiser is waiting for it. */
  requestedIn: SignupState[]
  reason: string
  reasonEn: string
}

export interface PinnedFinish {
  name: string
  documentNumber: string
  eventId: string
  bib: string
  distance: FinishKind
  netTime: string
}

/** Forms and what they need. Without `direct` there is no direct entry. */
export interface SignupSource {
  items: FormItem[]
  forms: { post: FormSource } & Partial<Record<FormKind, FormSource>>
  supportingDocuments: SupportingDocumentKind[]
  pastEvents: PastEvent[]
  finishes: PinnedFinish[]
  /** Codes of which an item by invitation asks for one in the field `key`. Each can be used once. */
  invitationCodes?: { key: string; codes: string[] }
  /** For items whose places are given in the order of entry. */
  firstCome?: {
    /** Places on the waiting list. */
    waitingPlaces: number
    /** Hours in which a place is to be paid: a new one, and one from the waiting list. */
    payWithin: { entered: number; movedUp: number }
  }
}
