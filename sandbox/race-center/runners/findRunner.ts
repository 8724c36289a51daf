import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { requests } from '#api/requests.ts'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../../context.ts'
import type { Person } from '../../editions/runnerTypes.ts'
import { ownEntrants } from '../../signup/ownEntrants.ts'
import { errors } from '../errors.ts'
import { findRace, type Race } from '../races.ts'
import { digest, TAIL_LENGTH, pairSearches } from './pairSearches.ts'
import type { Runner } from './registrationState.ts'
import type { FieldStore } from './starterStore.ts'

/** Fields of every search: race, credentials and, if required, a captcha token. */
type SentFacts = Omit<
  v.InferOutput<typeof requests.photoSearch.schema>,
  'page' | 'size' | 'signupNo'
>

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Compared against when a name is unknown, so that response time reveals nothing. */
type Known = Pick<Runner, 'bib' | 'isHidden'> & { person: Pick<Person, 'cardNumber'> }
const NOBODY: Known = { person: { cardNumber: '' }, bib: '', isHidden: true }

/**
 * Whether the second credential is this runner's: the whole document number, its last six, or the
 * bib.
 */
function hasCredential(runner: Known, sent: SentFacts, isBibOut: boolean): boolean {
  const card = comparable('documentNumber', sent.cardNumber)
  const cardNumber = comparable('documentNumber', runner.person.cardNumber)
  const known = card.length === TAIL_LENGTH ? cardNumber.slice(-TAIL_LENGTH) : cardNumber
  const isCard = isSame(card, known) && card.length >= TAIL_LENGTH
  const bib = comparable('bib', sent.bib)
  // Bibs can be read from photos, so they do not identify a hidden runner.
  const isBib =
    isSame(bib, comparable('bib', runner.bib ?? '')) && bib !== '' && isBibOut && !runner.isHidden
  return isCard || (card === '' && isBib)
}

export interface FoundRunner {
  race: Race
  runner: Runner
  /** The same person's other sign-ups. */
  others: Runner[]
}
type Refusal = (typeof errors)[keyof typeof errors]
export const isRefused = (found: object): found is Refusal => 'code' in found

/**
 * Finds the runner matching a pair of credentials. Every mismatch gets the same error, whatever is
 * wrong, and counts as a wrong pair.
 */
export function findRunner(context: SandboxContext, store: FieldStore) {
  const search = pairSearches(context)
  const entrants = ownEntrants(context)

  async function findMatching(race: Race, sent: SentFacts): Promise<FoundRunner | undefined> {
    const isBibOut = !race.hasSignup || context.clock.now() >= race.edition.season.bibsAt
    const generated = await store.named(race, sent.name)
    const signedUp = await entrants.named(race, sent.name)
    // Somebody may sign up here as a generated entrant, who alone has a bib, a result and photos.
    const cards = new Set(generated.map(({ person }) => person.cardNumber))
    const named: Runner[] = [
      ...generated,
      ...signedUp.filter(({ person }) => !cards.has(person.cardNumber)),
    ]
    hasCredential(NOBODY, sent, isBibOut)
    const found = named.filter((runner) => hasCredential(runner, sent, isBibOut))
    const [runner, ...others] = found
    const isOnePerson = new Set(found.map(({ person }) => person.cardNumber)).size === 1
    return runner && isOnePerson ? { race, runner, others } : undefined
  }

  return async (c: Context, sent: SentFacts, limit: 'lookups' | 'photoPages') => {
    const race = findRace(sent.raceId)
    if (!race) return errors.noSuchRace
    const found = await search(c, {
      pair: sent,
      captchaToken: sent,
      limit,
      find: () => findMatching(race, sent),
    })
    return found ?? errors.notFound
  }
}
