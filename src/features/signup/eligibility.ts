import type { FinishKind } from '../../api/earlierFinishes.ts'
import type { ProofRule, SignUpItem } from '../../api/signUpForm.ts'
import { ageOn } from '../../lib/identityDocument.ts'

export interface Finish {
  distance: FinishKind
  /** `YYYY-MM-DD`. */
  date: string
}

/** What is known of who wants to enter; what is left out is not known yet. */
export interface Entrant {
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined
  finishes?: Finish[] | undefined
}

/** How one rule of an item stands. `needed`: it holds if somebody else signs or is named too. */
export type Verdict =
  | { rule: 'bornOnOrBefore'; answer: 'yes' | 'no' | 'missing'; limit: string }
  | {
      rule: 'proof'
      answer: 'yes' | 'no' | 'missing'
      since: string
      anyOf: ProofRule['anyOf']
      /** Finishes that count, and those that are too old or still to come. */
      marathons: number
      halfMarathons: number
      outside: number
    }
  | { rule: 'guardian'; answer: 'needed'; under: number }
  | { rule: 'relative'; answer: 'needed'; from: number }

export interface Eligibility {
  /** `missing`: no rule speaks against it, but not all is known. */
  answer: 'yes' | 'no' | 'missing'
  verdicts: Verdict[]
}

const yesNo = (isMet: boolean) => (isMet ? 'yes' : 'no')

function proofVerdict(
  { since, anyOf }: ProofRule,
  raceDay: string,
  finishes: Finish[] | undefined,
): Verdict {
  const counted = (finishes ?? []).filter(({ date }) => date >= since && date < raceDay)
  const marathons = counted.filter(({ distance }) => distance === 'marathon').length
  const halfMarathons = counted.length - marathons
  const isEnough = anyOf.some(
    (way) => marathons >= way.marathons && halfMarathons >= way.halfMarathons,
  )
  return {
    rule: 'proof',
    answer: finishes ? yesNo(isEnough || anyOf.length === 0) : 'missing',
    since,
    anyOf,
    marathons,
    halfMarathons,
    outside: (finishes?.length ?? 0) - counted.length,
  }
}

/** Who is under the age signs together with a guardian. */
export const needsGuardian = (item: SignUpItem, raceDay: string, birthDate: string): boolean =>
  item.guardianUnder !== undefined && ageOn(birthDate, raceDay) < item.guardianUnder

/** Who has reached the age names a relative. */
export const needsRelative = (item: SignUpItem, raceDay: string, birthDate: string): boolean =>
  item.relativeFrom !== undefined && ageOn(birthDate, raceDay) >= item.relativeFrom

/** Whether somebody may enter an item, rule by rule. Days are `YYYY-MM-DD`. */
export function eligibility(item: SignUpItem, raceDay: string, entrant: Entrant): Eligibility {
  const { birthDate, finishes } = entrant
  const { bornOnOrBefore: limit, guardianUnder, relativeFrom, proof } = item
  const verdicts: Verdict[] = []
  if (limit) {
    const answer = birthDate ? yesNo(birthDate <= limit) : 'missing'
    verdicts.push({ rule: 'bornOnOrBefore', answer, limit })
  }
  if (proof) verdicts.push(proofVerdict(proof, raceDay, finishes))
  if (birthDate && guardianUnder !== undefined && needsGuardian(item, raceDay, birthDate)) {
    verdicts.push({ rule: 'guardian', answer: 'needed', under: guardianUnder })
  }
  if (birthDate && relativeFrom !== undefined && needsRelative(item, raceDay, birthDate)) {
    verdicts.push({ rule: 'relative', answer: 'needed', from: relativeFrom })
  }
  const has = (answer: Verdict['answer']) => verdicts.some((verdict) => verdict.answer === answer)
  return { answer: has('no') ? 'no' : has('missing') ? 'missing' : 'yes', verdicts }
}
