import type { ProofRule, SignUpItem } from '../../api/signUpForm.ts'
import type { Language } from '../../i18n/language.ts'
import { localized } from '../../i18n/localized.ts'
import type { Translate } from '../../i18n/useText.ts'
import type { EntryView } from './entryView.ts'
import { eligibility } from './eligibility.ts'
import { entrantOf } from './entrantFacts.ts'
import { dayWords } from './fieldWords.ts'

const counted = (count: number, kind: 'marathons' | 'halfMarathons', t: Translate) =>
  count > 0 ? [t(count === 1 ? `entry.proof.${kind}.one` : `entry.proof.${kind}`, { count })] : []

/** What finishes an item asks for: one marathon or two half marathons. */
export const proofWords = ({ anyOf }: ProofRule, t: Translate): string =>
  anyOf
    .map((way) =>
      [
        ...counted(way.marathons, 'marathons', t),
        ...counted(way.halfMarathons, 'halfMarathons', t),
      ].join(t('entry.proof.and')),
    )
    .join(t('entry.proof.or'))

/** Until when who enters an item must be born. */
export const ageWords = ({ bornOnOrBefore }: SignUpItem, t: Translate): string =>
  bornOnOrBefore && t('entry.item.born', { limit: dayWords(bornOnOrBefore, t) })

/** What the chosen item does not allow, by the field that tells it. */
export function ruleFaults(
  { item, shown, values, faults }: EntryView,
  raceDay: string,
  { t, language }: { t: Translate; language: Language },
): Record<string, string> {
  if (!item) return {}
  const told: Record<string, string> = {}
  const name = localized(item, 'name', language)
  const birthday = shown.find((field) => field.type === 'date-picker' && field.from !== '')
  const score = shown.find((field) => field.type === 'score-verification')
  for (const verdict of eligibility(item, raceDay, entrantOf(shown, values)).verdicts) {
    if (verdict.rule === 'bornOnOrBefore' && verdict.answer === 'no' && birthday) {
      told[birthday.key] = t('entry.age.no', { name, limit: dayWords(verdict.limit, t) })
    }
    // While what is claimed is not whole, that is what is wrong with it.
    if (verdict.rule === 'proof' && verdict.answer === 'no' && score && !faults.has(score.key)) {
      const needed = item.proof ? proofWords(item.proof, t) : ''
      told[score.key] = t('entry.proof.no', { name, needed, since: dayWords(verdict.since, t) })
    }
  }
  return told
}
