import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { number, text } from '#lib/parse.ts'
import { cleanInput } from '../cleanInput.ts'
import { isPastDay } from '../identityDocument.ts'
import { countError, defineFieldType, errorOf, noError } from './fieldType.ts'
import { uploadSpec } from './uploadSpec.ts'
import {
  dayFromApi,
  filesFromApi,
  filesToApi,
  listValue,
  recordValue,
  stringsValue,
} from './values.ts'

const distance = v.picklist(['marathon', 'half'])

const claim = v.object({ distance, date: v.string(), name: v.string() })
/** An earlier finish claimed by a runner with uploaded proof; `date` is `YYYY-MM-DD`. */
export type ClaimedFinish = v.InferOutput<typeof claim>

/** Fields for earlier finishes. */
export const finishTypes = {
  'past-events': defineFieldType({
    type: 'past-events',
    spec: {
      /** Maximum number of events. */
      max: number,
    },
    /** Ids from the server's list. */
    value: stringsValue,
    validate: ({ value, field }) => countError(value.length, field.max),
    toApi: (value) => value,
    fromApi: v.array(v.string()),
  }),

  /** Searches for an earlier finish; if none is found, takes proof. */
  'score-verification': defineFieldType({
    type: 'score-verification',
    spec: {
      ...uploadSpec,
      /** Earliest date of finishes that count, `YYYY-MM-DD`. */
      since: text,
      /** The fields with the name and document used in the search. */
      nameFrom: text,
      documentFrom: text,
    },
    value: recordValue({
      /** Whether a search was made; claims and proof are requested only afterwards. */
      searched: v.fallback(v.boolean(), false),
      finishes: listValue(v.object({ verificationId: v.string(), distance, date: v.string() })),
      claims: listValue(claim),
      /** File URLs. */
      proof: stringsValue,
    }),
    validate({ value: { claims, proof }, field, today }) {
      const isWhole = claims.every(
        ({ name, date }) =>
          cleanInput('text', name) &&
          isPastDay(date, today) &&
          (!field.since || date >= field.since),
      )
      if (!isWhole) return errorOf('claim', field.since)
      if (claims.length > 0 !== proof.length > 0) return errorOf('proof')
      return countError(proof.length, field.maxCount)
    },
    toApi: ({ finishes, claims, proof }) => ({
      verified: finishes.map(({ verificationId }) => verificationId),
      claims: claims.map((one) => ({
        distance: one.distance,
        date: one.date,
        name: cleanInput('text', one.name),
      })),
      proof: filesToApi(proof),
    }),
    fromApi: v.pipe(
      v.object({
        verified: v.array(v.string()),
        claims: v.array(
          v.object({
            distance,
            date: dayFromApi,
            name: v.pipe(v.string(), v.nonEmpty()),
          }),
        ),
        proof: filesFromApi,
      }),
      // Only the ids of found finishes are sent, so distance and date cannot be restored.
      v.transform(({ verified, claims, proof }) => ({
        searched: true,
        finishes: verified.map((verificationId) => ({
          verificationId,
          distance: 'half' as const,
          date: '',
        })),
        claims,
        proof,
      })),
    ),
    files: ({ proof }) => proof,
  }),

  /** A paid service, whose price must be accepted first. */
  'paid-score-validation': defineFieldType({
    type: 'paid-score-validation',
    spec: {
      /** In the race's currency. */
      price: number,
      ...localizedText('about'),
    },
    /** Whether the price was accepted; '' until answered. */
    value: v.fallback(v.picklist(['', 'yes', 'no']), ''),
    validate: noError,
    toApi: (answer, { price }) => ({ accepted: answer === 'yes', price: price ?? 0 }),
    fromApi: v.pipe(
      v.object({ accepted: v.boolean(), price: v.number() }),
      v.transform(({ accepted }) => (accepted ? ('yes' as const) : ('no' as const))),
    ),
  }),
}
