import { formatRaceTime, isEndOfDay, parseRaceEnd } from '#domain/raceDates.ts'
import { formatFee } from '#i18n/fee.ts'
import { languageInUse, translate } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { useConfig, useRace } from '#race/useRace.ts'

/** A fee that is due from a moment on, in epoch ms: "EUR 32 from 1 March". */
export const formatNextFee = (
  { fee, from }: { fee: number; from: number },
  zone: RaceZone,
  language: Language = languageInUse(),
): string =>
  translate(
    'fee.next',
    {
      fee: formatFee(fee, language),
      time: formatRaceTime(
        from,
        translate(`site.form.${isEndOfDay(from, zone) ? 'day' : 'dayTime'}`, {}, language),
        zone,
      ),
    },
    language,
  )

/**
 * What is paid back to those who withdraw, a line for each step that is not over at `moment`, in epoch ms
 * (`raceNow`), and one for the time after. A step whose end cannot be read is left out.
 */
export function formatRefunds(
  refunds: { until: string; percent: number }[],
  moment: number,
  zone: RaceZone,
): string[] {
  const steps = refunds
    .map(({ until, percent }) => ({ percent, end: parseRaceEnd(until, zone) ?? NaN }))
    .filter(({ end }) => end > moment)
    .toSorted((a, b) => a.end - b.end)
  if (refunds.length === 0) return []
  return [
    ...steps.map(({ end, percent }) => {
      // A day alone reads "by 30 April", as it ends at midnight.
      const [shown, form] = isEndOfDay(end, zone)
        ? ([end - 1, 'day'] as const)
        : ([end, 'dayTime'] as const)
      const time = formatRaceTime(shown, translate(`site.form.${form}`), zone)
      return translate('fee.refund', { time, percent: String(percent) })
    }),
    translate(steps.length > 0 ? 'fee.refund.after' : 'fee.refund.over'),
  ]
}

/**
 * What the race pays back to somebody who withdraws after `moment`, in epoch ms (`raceNow`), in lines; none
 * if it does not say.
 */
export const useRefunds = (moment: number): string[] =>
  formatRefunds(useConfig().race?.refunds ?? [], moment, useRace().zone)
