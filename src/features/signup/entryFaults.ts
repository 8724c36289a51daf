import type { Language } from '../../i18n/language.ts'
import { localized } from '../../i18n/localized.ts'
import type { Translate } from '../../i18n/useText.ts'
import { CHANNEL, type Entry, ITEM } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import type { ToldFault } from './FaultSummary.tsx'
import { faultWords } from './fieldWords.ts'
import { ruleFaults } from './ruleFaults.ts'

/** Everything that is wrong with a form, in its order, and what the chosen event does not allow. */
export function entryFaults(
  { kind, form, channel, refusals }: Entry,
  view: EntryView,
  speech: { t: Translate; language: Language },
): { faults: ToldFault[]; rules: Record<string, string> } {
  const { t, language } = speech
  const rules = ruleFaults(view, form.raceDay, speech)
  const choices: [key: string, label: string, isMissing: boolean][] = [
    [CHANNEL, t('entry.channel'), kind === 'direct' && channel === ''],
    [ITEM, t('entry.item'), !view.item],
  ]
  const missing = choices.flatMap(([key, label, isMissing]) =>
    isMissing ? [{ key, label, words: t('signup.chosen.required', { label }) }] : [],
  )
  const wrong = view.shown.flatMap((field): ToldFault[] => {
    const { key } = field
    const fault = view.faults.get(key)
    const refusal = refusals[key]
    const told = refusal ? localized(refusal, 'message', language) : rules[key]
    const words = fault ? faultWords(field, fault, speech) : told
    if (!words) return []
    const label = localized(field, 'label', language)
    const section = form.sections.find((one) => one.key === field.section)
    // A sentence that names the field is followed by where it stands.
    const place = words.includes(label) ? localized(section ?? {}, 'title', language) : label
    return [{ key, label: place, words }]
  })
  return { faults: [...missing, ...wrong], rules }
}
