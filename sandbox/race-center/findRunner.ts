import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { humanChecks } from '../user-center/humanChecks.ts'
import { callerOf, rateLimits } from '../user-center/rateLimits.ts'
import type { World } from '../world.ts'
import type { FieldStore } from './fieldStore.ts'
import type { Person } from './people.ts'
import { findRace, type Race, season } from './races.ts'
import { refusals } from './refusals.ts'
import type { Runner } from './standing.ts'

const shortText = (name: string) => {
  const message = `${name} must be a text of at most 80 characters.`
  return v.pipe(v.string(message), v.maxLength(80, message))
}
const optionalText = (name: string) => v.optional(shortText(name), '')

/** What every look-up carries: a race, two facts and, where it is asked for, a human check. */
export const factsEntries = {
  raceId: shortText('raceId'),
  name: optionalText('name'),
  cardNumber: optionalText('cardNumber'),
  bib: optionalText('bib'),
  nc_token: optionalText('nc_token'),
  scene: optionalText('scene'),
  sessionId: optionalText('sessionId'),
  sig: optionalText('sig'),
}
const factsSchema = v.object(factsEntries)
export type SentFacts = v.InferOutput<typeof factsSchema>

const LAST = 6

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Nobody: compared where a name is unknown, so that the time tells nothing. */
type Known = Pick<Runner, 'bib' | 'isHidden'> & { person: Pick<Person, 'cardNumber'> }
const NOBODY: Known = { person: { cardNumber: '' }, bib: '', isHidden: true }

/** Whether the second fact is this runner's; the whole number of a card, or its last six. */
function isTheirs(runner: Known, sent: SentFacts, isBibOut: boolean): boolean {
  const card = sent.cardNumber.replace(/\s/g, '').toUpperCase()
  const { cardNumber } = runner.person
  const known = card.length === LAST ? cardNumber.slice(-LAST) : cardNumber
  const isCard = isSame(card, known) && card.length >= LAST
  const bib = sent.bib.trim().toUpperCase()
  // Bibs can be read from pictures: for who is hidden they are no fact.
  const isBib = isSame(bib, runner.bib ?? '') && bib !== '' && isBibOut && !runner.isHidden
  return isCard || (card === '' && isBib)
}

export interface Found {
  race: Race
  runner: Runner
}
type Refusal = (typeof refusals)[keyof typeof refusals]
export const isRefused = (found: object): found is Refusal => 'code' in found

/** Finds who two facts fit; what does not fit is refused in one way, whatever is wrong with it. */
export function findRunner(world: World, store: FieldStore) {
  const limits = rateLimits(world)
  const checks = humanChecks(world)

  async function isHuman({ nc_token, scene, sessionId, sig }: SentFacts) {
    return checks.accept({ nc_token, scene, sessionId, sig, cloudType: '' })
  }

  return async (c: Context, sent: SentFacts, limit: 'lookups' | 'photoPages') => {
    const caller = callerOf(c)
    const isTooMany =
      (await limits.isReached(limit, caller)) || (await limits.isReached('wrongPairs', caller))
    if (isTooMany) return refusals.tooMany
    await limits.note(limit, caller)
    const isChecked = await limits.isReached('pairsBeforeHumanCheck', caller)
    if (isChecked && !(await isHuman(sent))) return refusals.humanCheckNeeded
    const race = findRace(sent.raceId)
    if (!race) return refusals.noSuchRace
    const isBibOut = !race.hasSignUp || world.clock.now() >= season.bibsAt
    const named = await store.named(race, sent.name)
    isTheirs(NOBODY, sent, isBibOut)
    const found = named.filter((runner) => isTheirs(runner, sent, isBibOut))
    const [runner] = found
    if (runner && found.length === 1) return { race, runner }
    await limits.note('wrongPairs', caller)
    await limits.note('pairsBeforeHumanCheck', caller)
    return refusals.notFound
  }
}
