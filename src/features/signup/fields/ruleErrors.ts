import type { ProofRule, SignupItem } from '#api/race/signupForm.ts'
import { eligibility } from '#domain/eligibility.ts'
import type { Translate } from '#i18n/i18n.ts'
import { localized } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { birthdayIn, entrantOf } from '../model/entrant.ts'
import type { SignupView } from '../model/signupView.ts'
import { dayLabel } from './labels.ts'

const counted = (count: number, kind: 'marathons' | 'halfMarathons', t: Translate) =>
  count > 0 ? [t(`signup.proof.${kind}`, { count })] : []

/** The finishes that an event requires: one marathon or two half marathons. */
export const proofLabel = ({ anyOf }: ProofRule, t: Translate): string =>
  anyOf
    .map((option) =>
      [
        ...counted(option.marathons, 'marathons', t),
        ...counted(option.halfMarathons, 'halfMarathons', t),
      ].join(t('signup.proof.and')),
    )
    .join(t('signup.proof.or'))

/** The birth dates that an event accepts. */
export function ageLabel({ bornOnOrBefore, bornOnOrAfter }: SignupItem, t: Translate): string {
  const [limit, from] = [dayLabel(bornOnOrBefore, t), dayLabel(bornOnOrAfter, t)]
  if (limit && from) return t('signup.item.bornBetween', { from, limit })
  if (from) return t('signup.item.bornAfter', { from })
  return limit && t('signup.item.born', { limit })
}

/** Errors against the rules of the chosen event, by the key of the responsible field. */
export function ruleErrors(
  { item, shown, values, errors, today }: SignupView,
  raceDay: string,
  { t, languages }: Texts,
): Record<string, string> {
  const messages: Record<string, string> = {}
  if (!item) return messages
  const name = localized(item, 'name', languages)
  const birthday = birthdayIn(shown)
  const score = shown.find((field) => field.type === 'score-verification')
  for (const verdict of eligibility(item, raceDay, entrantOf(shown, values, today)).verdicts) {
    if (verdict.rule === 'bornOnOrBefore' && verdict.answer === 'no' && birthday) {
      messages[birthday.key] = t('signup.age.no', { name, limit: dayLabel(verdict.limit, t) })
    }
    if (verdict.rule === 'bornOnOrAfter' && verdict.answer === 'no' && birthday) {
      messages[birthday.key] = t('signup.age.tooOld', { name, limit: dayLabel(verdict.limit, t) })
    }
    // While a claim is incomplete, its own error is shown.
    if (verdict.rule === 'proof' && verdict.answer === 'no' && score && !errors.has(score.key)) {
      const needed = item.proof ? proofLabel(item.proof, t) : ''
      messages[score.key] = t('signup.proof.no', {
        name,
        needed,
        since: dayLabel(verdict.since, t),
      })
    }
  }
  return messages
}
