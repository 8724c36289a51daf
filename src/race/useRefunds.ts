import { formatRaceTime, isEndOfDay, parseRaceEnd } from '#domain/raceDates.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { useText } from '#i18n/useText.ts'
import type { Race } from './race.ts'
import { useConfig, useRace } from './useRace.ts'

/**
 * What is paid back to those who withdraw, a line for each step that is not over at `moment`, in epoch ms
 * (`raceNow`), and one for the time after. A step whose end cannot be read is left out.
 */
export function formatRefunds(
  refunds: { until: string; percent: number }[],
  moment: number,
  { zone }: Pick<Race, 'zone'>,
  { t }: Pick<Texts, 't'>,
): string[] {
  const steps = refunds
    .map(({ until, percent }) => ({ percent, end: parseRaceEnd(until, zone) ?? NaN }))
    .filter(({ end }) => end > moment)
    .toSorted((a, b) => a.end - b.end)
  if (refunds.length === 0) return []
  return [
    ...steps.map(({ end, percent }) => {
      // A day alone reads "by 30 April", as it ends at midnight.
      const [shown, format] = isEndOfDay(end, zone)
        ? ([end - 1, 'day'] as const)
        : ([end, 'dayTime'] as const)
      const time = formatRaceTime(shown, t(`site.format.${format}`), zone)
      return t('fee.refund', { time, percent: String(percent) })
    }),
    t(steps.length > 0 ? 'fee.refund.after' : 'fee.refund.over'),
  ]
}

/**
 * What the race pays back to somebody who withdraws after `moment`, in epoch ms (`raceNow`), in lines; none
 * if it does not say.
 */
export const useRefunds = (moment: number): string[] =>
  formatRefunds(useConfig().race?.refunds ?? [], moment, useRace(), useText())
