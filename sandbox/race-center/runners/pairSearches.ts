import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../../context.ts'
import { captchas, type SentToken } from '../../user-center/captchas.ts'
import { callerOf, type Limit, rateLimits } from '../../user-center/rateLimits.ts'
import { errors } from '../errors.ts'

/** Characters of a document number that are enough for a search. */
export const TAIL_LENGTH = 6

export const digest = (text: string) => createHash('sha256').update(text).digest()

/** The fields of a passed captcha, empty without one. */
type CaptchaToken = Omit<SentToken, 'cloudType'>

/** A pair of credentials and the race that it is for. A detail that is not compared is ''. */
interface Pair {
  raceId: string
  name: string
  cardNumber: string
  bib: string
}

/** Rate-limit subjects of a pair of credentials, one per detail. Only their hashes are stored. */
function subjectsOf({ raceId, name, cardNumber, bib }: Pair): string[] {
  const facts = {
    name: comparable('name', name),
    cardNumber: comparable('documentNumber', cardNumber).slice(-TAIL_LENGTH),
    bib: comparable('bib', bib),
  }
  return Object.entries(facts).flatMap(([key, fact]) =>
    fact ? [digest([raceId, key, fact].join()).toString('hex')] : [],
  )
}

interface Search<T> {
  pair: Pair
  captchaToken: CaptchaToken
  /** The limit that the caller's searches count against, right or wrong. */
  limit: 'lookups' | 'photoPages'
  /** Searches with the pair; undefined if it is wrong. */
  find: () => Promise<T | undefined>
}

/**
 * Searches by a pair of credentials. Wrong pairs are counted for the caller and for each detail of
 * the person searched for, so that spreading tries over many callers does not help. Beyond a limit
 * each further try needs a captcha of its own. With one, a right pair is always answered: nobody can
 * lock somebody else out.
 */
export function pairSearches(context: SandboxContext) {
  const limits = rateLimits(context)
  const captchaStore = captchas(context)

  /** Counts a try before anything is compared, so that tries at the same time all count. */
  async function takeAll(counts: [Limit, string][]): Promise<boolean> {
    const taken: [Limit, string][] = []
    for (const count of counts) {
      if (!(await limits.take(...count))) {
        await giveBack(taken)
        return false
      }
      taken.push(count)
    }
    return true
  }

  async function giveBack(counts: [Limit, string][]) {
    for (const count of counts) await limits.giveBack(...count)
  }

  /** Returns what a pair finds, undefined if it is wrong, or that a captcha is needed first. */
  return async <T>(c: Context, search: Search<T>) => {
    const { pair, captchaToken, limit, find } = search
    const caller = callerOf(c)
    const counts: [Limit, string][] = [
      ['wrongPairs', caller],
      ...subjectsOf(pair).map((subject): [Limit, string] => ['wrongPairsOfPerson', subject]),
    ]
    const isFree = (await limits.take(limit, caller)) && (await takeAll(counts))
    if (!isFree) {
      if (!(await captchaStore.accept({ ...captchaToken, cloudType: '' })))
        return errors.captchaNeeded
      for (const count of counts) await limits.note(...count)
    }
    const found = await find()
    if (found !== undefined) await giveBack(counts)
    return found
  }
}
