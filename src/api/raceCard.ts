import * as v from 'valibot'
import { listOf, neededText, text } from '../lib/parse.ts'

const lines = listOf(v.object({ text: neededText, textEn: text }))

/** Moments for a runner's calendar beside those that other fields know; `end` may be missing. */
export const calendarEvents = listOf(
  v.object({
    id: text,
    start: neededText,
    end: text,
    title: neededText,
    titleEn: text,
    place: text,
    placeEn: text,
  }),
)

const card = v.object({
  /** The morning in its order; `time` is a time of day or a span of it, as it is read. */
  times: listOf(
    v.object({ time: text, label: neededText, labelEn: text, place: text, placeEn: text }),
  ),
  /** What `raceItems` does not say of an event: where it ends, where bags wait and until when. */
  finishes: listOf(
    v.object({
      itemId: neededText,
      place: text,
      placeEn: text,
      bagPlace: text,
      bagPlaceEn: text,
      bagUntil: text,
    }),
  ),
  bring: lines,
  shuttles: listOf(
    v.object({ line: neededText, lineEn: text, time: text, every: text, everyEn: text }),
  ),
  medical: lines,
  notes: lines,
  phones: listOf(
    v.object({ label: text, labelEn: text, phone: neededText, hours: text, hoursEn: text }),
  ),
})

/** What a runner needs on race day, in few words. */
export const raceCard = v.fallback(v.optional(card), undefined)

export type RaceCard = v.InferOutput<typeof card>
