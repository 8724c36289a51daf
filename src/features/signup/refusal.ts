import * as v from 'valibot'
import { RefusedError } from '../../api/errors.ts'
import { listOf, neededText, parse, text } from '../../lib/parse.ts'
import type { TextKey } from '../../i18n/zh.ts'

/** What the centre refuses a form for, where the site has words of its own. */
const RefusalCode = {
  notOpen: 3001,
  over: 3002,
  closed: 3003,
  full: 3004,
  itemUnknown: 3005,
  formChanged: 3006,
  alreadySignedUp: 3007,
  documentTaken: 3008,
  alreadyApplied: 3009,
  faulty: 3100,
} as const

const WORDS = new Map<unknown, TextKey>([
  [RefusalCode.notOpen, 'entry.refused.notOpen'],
  [RefusalCode.over, 'entry.refused.over'],
  [RefusalCode.closed, 'entry.refused.closed'],
  [RefusalCode.full, 'entry.refused.full'],
  [RefusalCode.itemUnknown, 'entry.refused.itemUnknown'],
  [RefusalCode.formChanged, 'entry.refused.formChanged'],
  [RefusalCode.alreadySignedUp, 'entry.refused.alreadySignedUp'],
  [RefusalCode.documentTaken, 'entry.refused.documentTaken'],
  [RefusalCode.alreadyApplied, 'entry.refused.alreadyApplied'],
])

const faulty = v.object({
  data: v.fallback(
    v.object({ faults: listOf(v.object({ key: text, message: neededText, messageEn: text })) }),
    { faults: [] },
  ),
})

/** What is wrong with fields of a form, as the centre says it; `key` is '' for the whole. */
export const faultsIn = (error: RefusedError) =>
  error.code === RefusalCode.faulty ? parse(faulty, error.body).data.faults : []

/** The site's own words for a refusal; undefined where the centre's must do. */
export const refusalKey = ({ code }: RefusedError): TextKey | undefined => WORDS.get(code)
