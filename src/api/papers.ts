import * as v from 'valibot'
import { flag, listOf, neededText, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { NothingDoneError } from './errors.ts'
import { signUpField } from './signUpField.ts'
import { signUpPaths } from './signUpPaths.ts'

const paper = v.object({
  signupId: neededText,
  paperId: neededText,
  itemName: text,
  itemNameEn: text,
  /** A field that takes files, with its rules. */
  field: signUpField,
  /** What was sent in: addresses, comma-separated (spec §3). */
  files: text,
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; '' until then. */
  sentAt: text,
  /** Whether the organiser waits for it; else it may be sent, and need not. */
  isAsked: flag,
  /** Why it is asked for, or asked for again. */
  reason: text,
  reasonEn: text,
})
export type Paper = v.InferOutput<typeof paper>

/** Papers of the account's sign-ups that can be handed in after the form. */
export async function fetchPapers(raceId: string, stop?: AbortSignal): Promise<Paper[]> {
  const { papers } = await call({
    centre: 'race',
    path: signUpPaths.papers,
    query: { raceId },
    isOwn: true,
    answer: v.object({ accountId: text, papers: listOf(paper) }),
    ...(stop && { signal: stop }),
  })
  return papers
}

/** Hands a paper in, in place of what was sent before; gives the time. */
export async function sendPaper(of: {
  raceId: string
  signupId: string
  paperId: string
  files: string
}): Promise<string> {
  const { sentAt } = await call({
    centre: 'race',
    path: signUpPaths.papers,
    json: of,
    isOwn: true,
    answer: v.object({ accountId: text, sentAt: text }),
  })
  if (!sentAt) throw new NothingDoneError()
  return sentAt
}
