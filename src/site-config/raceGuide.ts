import * as v from 'valibot'
import { localizedText, withText } from '#i18n/localizedText.ts'
import { listOf, optional, requiredText, text } from '#lib/parse.ts'

const lines = listOf(withText(['text'], v.object({ ...localizedText('text') })))

/** Entries for a runner's calendar in addition to those in other fields; `end` may be missing. */
export const calendarEvents = listOf(
  withText(
    ['title'],
    v.object({
      id: text,
      start: requiredText,
      end: text,
      ...localizedText('title'),
      ...localizedText('place'),
    }),
  ),
)

export const raceGuideContent = v.object({
  /** The schedule of the morning in order; `time` is a time of day or a range, as displayed. */
  times: listOf(
    withText(
      ['label'],
      v.object({ ...localizedText('time'), ...localizedText('label'), ...localizedText('place') }),
    ),
  ),
  /**
   * What `raceItems` lacks about an event: where it finishes, where bags are kept and until when.
   */
  finishes: listOf(
    v.object({
      itemId: requiredText,
      ...localizedText('place'),
      ...localizedText('bagPlace'),
      ...localizedText('bagUntil'),
    }),
  ),
  bring: lines,
  shuttles: listOf(
    withText(
      ['line'],
      v.object({ ...localizedText('line'), ...localizedText('time'), ...localizedText('every') }),
    ),
  ),
  medical: lines,
  notes: lines,
  phones: listOf(
    withText(
      ['phone'],
      v.object({ ...localizedText('label'), ...localizedText('phone'), ...localizedText('hours') }),
    ),
  ),
})

/** What a runner needs on race day, in brief. */
export const raceGuide = optional(raceGuideContent)

export type RaceGuide = v.InferOutput<typeof raceGuideContent>
