import * as v from 'valibot'
import { fieldSpecSchema } from '#domain/fields/fieldTypes.ts'
import { localizedText } from '#i18n/localizedText.ts'
import {
  flag,
  listOf,
  number,
  optional,
  positive,
  required,
  requiredText,
  text,
} from '#lib/parse.ts'
import { earlyFees } from '#site-config/raceDetails.ts'

const count = v.fallback(
  v.pipe(
    required(number),
    v.check((value) => Number.isInteger(value)),
    v.minValue(0),
  ),
  0,
)

/** Finishes that count as proof: those required by one of the entries of `anyOf`. */
const proof = v.object({
  /** `YYYY-MM-DD`. */
  since: text,
  anyOf: listOf(v.object({ marathons: count, halfMarathons: count })),
})

const item = v.object({
  itemId: requiredText,
  ...localizedText('name'),
  distanceKm: positive,
  /** In the race's currency. */
  fee: number,
  earlyFees,
  capacity: number,
  /** Neither a place nor a number on the waiting list is left. */
  isFull: flag,
  /** Only an event without a ballot has it. With 0, an entry joins the waiting list. */
  placesLeft: number,
  /** `length` is how many entries wait, `places` how many may. */
  waitingList: optional(v.object({ length: count, places: count })),
  /** `YYYY-MM-DD`. Minimum ages are reached by the end of the race year. */
  bornOnOrBefore: text,
  /** `YYYY-MM-DD`. */
  bornOnOrAfter: text,
  /** Age on race day below which a guardian signs as well. */
  guardianUnder: number,
  /** Age on race day from which a relative must be named. */
  relativeFrom: number,
  proof: optional(proof),
})

const policy = v.object({
  policyId: requiredText,
  version: text,
  ...localizedText('name'),
  /** HTML written by an editor. */
  ...localizedText('content'),
  /** The one purpose that is consented to. */
  purpose: v.fallback(
    v.picklist(['terms', 'document', 'health', 'guardian', 'publication', 'image']),
    'terms',
  ),
  required: flag,
})

const statement = v.object({
  version: text,
  ...localizedText('title'),
  /** HTML written by an editor. */
  ...localizedText('content'),
  ...localizedText('guardianContent'),
})

/**
 * A form's definition. `state`, `opensAt`, `closesAt`, `raceDay`, `sections` and an item's
 * `capacity`, `isFull`, `placesLeft` and `waitingList` are additions of this site. A form that is not
 * open has no fields.
 */
export const formSpecSchema = v.object({
  formId: text,
  version: text,
  state: v.fallback(v.picklist(['open', 'notYet', 'over', 'closed', 'full']), 'open'),
  /** `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
  opensAt: text,
  closesAt: text,
  /** `YYYY-MM-DD`. */
  raceDay: text,
  items: listOf(item),
  sections: listOf(
    v.object({ key: requiredText, ...localizedText('title'), ...localizedText('hint') }),
  ),
  fields: listOf(fieldSpecSchema),
  policies: listOf(policy),
  statement: optional(statement),
})

export type FormSpec = v.InferOutput<typeof formSpecSchema>
export type SignupItem = v.InferOutput<typeof item>
export type ProofRule = v.InferOutput<typeof proof>
