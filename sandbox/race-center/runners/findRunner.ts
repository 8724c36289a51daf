import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ownEntrants } from '../../signup/ownEntrants.ts'
import { captchas } from '../../user-center/captchas.ts'
import { callerOf, rateLimits } from '../../user-center/rateLimits.ts'
import type { World } from '../../world.ts'
import type { FieldStore } from './starterStore.ts'
import { digest, LAST, subjectsOf, wrongPairs } from './wrongPairs.ts'
import type { Person } from '../../editions/runnerTypes.ts'
import { findRace, type Race } from '../races.ts'
import { errors } from '../errors.ts'
import type { Runner } from './registrationState.ts'

const shortText = (name: string) => {
  const message = `${name} must be a text of at most 80 characters.`
  return v.pipe(v.string(message), v.maxLength(80, message))
}
const optionalText = (name: string) => v.optional(shortText(name), '')

export const proofEntries = {
  nc_token: optionalText('nc_token'),
  scene: optionalText('scene'),
  sessionId: optionalText('sessionId'),
  sig: optionalText('sig'),
}

/** Fields of every search: race, credentials and, if required, a captcha proof. */
export const queryEntries = {
  raceId: shortText('raceId'),
  name: optionalText('name'),
  cardNumber: optionalText('cardNumber'),
  bib: optionalText('bib'),
  ...proofEntries,
}
const factsSchema = v.object(queryEntries)
export type SentFacts = v.InferOutput<typeof factsSchema>

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Compared against when a name is unknown, so that response time reveals nothing. */
type Known = Pick<Runner, 'bib' | 'isHidden'> & { person: Pick<Person, 'cardNumber'> }
const NOBODY: Known = { person: { cardNumber: '' }, bib: '', isHidden: true }

/**
 * Whether the second credential is this runner's: the whole document number, its last six, or the
 * bib.
 */
function isTheirs(runner: Known, sent: SentFacts, isBibOut: boolean): boolean {
  const card = sent.cardNumber.replace(/\s/g, '').toUpperCase()
  const { cardNumber } = runner.person
  const known = card.length === LAST ? cardNumber.slice(-LAST) : cardNumber
  const isCard = isSame(card, known) && card.length >= LAST
  const bib = sent.bib.trim().toUpperCase()
  // Bibs can be read from photos, so they do not identify a hidden runner.
  const isBib = isSame(bib, runner.bib ?? '') && bib !== '' && isBibOut && !runner.isHidden
  return isCard || (card === '' && isBib)
}

export interface Found {
  race: Race
  runner: Runner
}
type Refusal = (typeof errors)[keyof typeof errors]
export const isRefused = (found: object): found is Refusal => 'code' in found

/**
 * Finds the runner matching a pair of credentials. Every mismatch gets the same error, whatever is
 * wrong, and counts as a wrong pair.
 */
export function findRunner(world: World, store: FieldStore) {
  const limits = rateLimits(world)
  const wrong = wrongPairs(world)
  const checks = captchas(world)
  const own = ownEntrants(world)

  async function isPassed({ nc_token, scene, sessionId, sig }: SentFacts) {
    return checks.accept({ nc_token, scene, sessionId, sig, cloudType: '' })
  }

  return async (c: Context, sent: SentFacts, limit: 'lookups' | 'photoPages') => {
    const caller = callerOf(c)
    const subjects = subjectsOf(sent)
    const isTooMany =
      (await limits.isReached(limit, caller)) || (await wrong.areTooMany(caller, subjects))
    if (isTooMany) return errors.tooMany
    await limits.note(limit, caller)
    const isChecked = await wrong.needCaptcha(caller, subjects)
    if (isChecked && !(await isPassed(sent))) return errors.captchaNeeded
    const race = findRace(sent.raceId)
    if (!race) return errors.noSuchRace
    const isBibOut = !race.hasSignup || world.clock.now() >= race.edition.season.bibsAt
    const generated = await store.named(race, sent.name)
    const signedUp = await own.named(race, sent.name)
    // Somebody may sign up here as a generated entrant, who alone has a bib, a result and photos.
    const cards = new Set(generated.map(({ person }) => person.cardNumber))
    const named: Runner[] = [
      ...generated,
      ...signedUp.filter(({ person }) => !cards.has(person.cardNumber)),
    ]
    isTheirs(NOBODY, sent, isBibOut)
    const found = named.filter((runner) => isTheirs(runner, sent, isBibOut))
    const [runner] = found
    if (runner && found.length === 1) return { race, runner }
    await wrong.note(caller, subjects)
    return errors.notFound
  }
}
