import * as v from 'valibot'
import { flag, listOf, neededNumber, neededText, number, text } from '../lib/parse.ts'
import { signUpField } from './signUpField.ts'

const count = v.fallback(v.pipe(neededNumber, v.integer(), v.minValue(0)), 0)

/** Finishes that count as proof: as many marathons and half marathons as one of `anyOf` asks. */
const proof = v.object({
  /** `YYYY-MM-DD`. */
  since: text,
  anyOf: listOf(v.object({ marathons: count, halfMarathons: count })),
})

const item = v.object({
  itemId: neededText,
  name: text,
  nameEn: text,
  distanceKm: number,
  /** Yuan. */
  fee: number,
  capacity: number,
  isFull: flag,
  /** `YYYY-MM-DD`; minimum ages go by the end of the race year. */
  bornOnOrBefore: text,
  /** Years on race day under which a guardian signs too. */
  guardianUnder: number,
  /** Years on race day from which a relative is named. */
  relativeFrom: number,
  proof: v.fallback(v.optional(proof), undefined),
})

const policy = v.object({
  policyId: neededText,
  version: text,
  name: text,
  nameEn: text,
  /** HTML from an editor. */
  content: text,
  contentEn: text,
  /** The one use that is consented to. */
  purpose: v.fallback(
    v.picklist(['terms', 'document', 'health', 'guardian', 'publication', 'image']),
    'terms',
  ),
  required: flag,
})

const statement = v.object({
  version: text,
  title: text,
  titleEn: text,
  /** HTML from an editor. */
  content: text,
  contentEn: text,
  guardianContent: text,
  guardianContentEn: text,
})

/**
 * A form's definition. `state`, `opensAt`, `closesAt`, `raceDay`, `sections` and an item's
 * `capacity` and `isFull` are additions of this site; a form that is not open has no fields.
 */
export const signUpFormSchema = v.object({
  formId: text,
  version: text,
  state: v.fallback(v.picklist(['open', 'notYet', 'over', 'closed', 'full']), 'open'),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  opensAt: text,
  closesAt: text,
  /** `YYYY-MM-DD`. */
  raceDay: text,
  items: listOf(item),
  sections: listOf(
    v.object({ key: neededText, title: text, titleEn: text, hint: text, hintEn: text }),
  ),
  fields: listOf(signUpField),
  policies: listOf(policy),
  statement: v.fallback(v.optional(statement), undefined),
})

export type SignUpForm = v.InferOutput<typeof signUpFormSchema>
export type SignUpItem = v.InferOutput<typeof item>
export type ProofRule = v.InferOutput<typeof proof>
