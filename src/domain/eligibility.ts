import { ageOn } from './identityDocument.ts'

/** Required finishes: one of the combinations, since a day (`YYYY-MM-DD`). */
interface ProofRule {
  since: string
  anyOf: { marathons: number; halfMarathons: number }[]
}

/** An item's rules about who may enter. */
interface EntryRules {
  /** `YYYY-MM-DD`; '' if there is no age limit. */
  bornOnOrBefore: string
  /** `YYYY-MM-DD`; '' if there is no upper limit. */
  bornOnOrAfter?: string
  /** Age in years on race day. */
  guardianUnder?: number
  /** Age in years on race day. */
  relativeFrom?: number
  proof?: ProofRule
}

export interface Finish {
  distance: 'marathon' | 'half'
  /** `YYYY-MM-DD`. */
  date: string
}

/** What is known about the entrant; missing fields are not known yet. */
export interface Entrant {
  /** `YYYY-MM-DD`. */
  birthDate?: string
  finishes?: Finish[]
}

/**
 * Result of one rule of an item. `needed`: it is met if another person signs or is named as well.
 */
export type Verdict =
  | { rule: 'bornOnOrBefore' | 'bornOnOrAfter'; answer: 'yes' | 'no' | 'missing'; limit: string }
  | {
      rule: 'proof'
      answer: 'yes' | 'no' | 'missing'
      since: string
      anyOf: ProofRule['anyOf']
      /** Finishes that count, and the number of those that are too old or in the future. */
      marathons: number
      halfMarathons: number
      outside: number
    }
  | { rule: 'guardian'; answer: 'needed'; under: number }
  | { rule: 'relative'; answer: 'needed'; from: number }

export interface Eligibility {
  /** `missing`: no rule excludes the entrant, but some information is missing. */
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
    (option) => marathons >= option.marathons && halfMarathons >= option.halfMarathons,
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

/** Entrants below this age need a guardian's signature. */
export const needsGuardian = (item: EntryRules, raceDay: string, birthDate: string): boolean =>
  item.guardianUnder !== undefined && ageOn(birthDate, raceDay) < item.guardianUnder

/** Entrants from this age on name a relative. */
export const needsRelative = (item: EntryRules, raceDay: string, birthDate: string): boolean =>
  item.relativeFrom !== undefined && ageOn(birthDate, raceDay) >= item.relativeFrom

/** Whether somebody may enter an item, rule by rule. Dates are `YYYY-MM-DD`. */
export function eligibility(item: EntryRules, raceDay: string, entrant: Entrant): Eligibility {
  const { birthDate, finishes } = entrant
  const {
    bornOnOrBefore: limit,
    bornOnOrAfter: earliest,
    guardianUnder,
    relativeFrom,
    proof,
  } = item
  const verdicts: Verdict[] = []
  if (limit) {
    const answer = birthDate ? yesNo(birthDate <= limit) : 'missing'
    verdicts.push({ rule: 'bornOnOrBefore', answer, limit })
  }
  if (earliest) {
    const answer = birthDate ? yesNo(birthDate >= earliest) : 'missing'
    verdicts.push({ rule: 'bornOnOrAfter', answer, limit: earliest })
  }
  if (proof) verdicts.push(proofVerdict(proof, raceDay, finishes))
  if (birthDate && guardianUnder !== undefined && needsGuardian(item, raceDay, birthDate)) {
    verdicts.push({ rule: 'guardian', answer: 'needed', under: guardianUnder })
  }
  if (birthDate && relativeFrom !== undefined && needsRelative(item, raceDay, birthDate)) {
    verdicts.push({ rule: 'relative', answer: 'needed', from: relativeFrom })
  }
  const has = (answer: Verdict['answer']) => verdicts.some((verdict) => verdict.answer === answer)
  if (has('no')) return { answer: 'no', verdicts }
  return { answer: has('missing') ? 'missing' : 'yes', verdicts }
}
