import { formatRaceTime, isEndOfDay, parseRaceEnd } from '#domain/raceDates.ts'
import { addTexts } from '#i18n/i18n.ts'
import { formatMoney } from '#i18n/money.ts'
import * as feeTexts from '#i18n/texts/fee.ts'
import { type Texts, useText } from '#i18n/useText.ts'
import type { Race } from './race.ts'
import { useConfig, useRace } from './useRace.ts'

addTexts(feeTexts)

/** Formats a race's prices. */
export interface Prices {
  /** An amount in the race's currency. */
  formatMoney: (amount: number) => string
  /** A fee in the race's currency; a fee of 0 is "free". */
  formatFee: (fee: number) => string
  /** A fee that is due from a moment on, in epoch ms: "EUR 32 from 1 March". */
  formatNextFee: (next: { fee: number; from: number }) => string
}

export function createPrices({ config, zone }: Race, { t, language }: Texts): Prices {
  const format = (amount: number) => formatMoney(amount, config?.race?.currency, language)
  const formatFee = (fee: number) => (fee === 0 ? t('fee.free') : format(fee))
  return {
    formatMoney: format,
    formatFee,
    formatNextFee: ({ fee, from }) =>
      t('fee.next', {
        fee: formatFee(fee),
        time: formatRaceTime(
          from,
          t(`site.form.${isEndOfDay(from, zone) ? 'day' : 'dayTime'}`),
          zone,
        ),
      }),
  }
}

/** The prices of the race around, in the visitor's language. */
export const usePrices = (): Prices => createPrices(useRace(), useText())

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
      const [shown, form] = isEndOfDay(end, zone)
        ? ([end - 1, 'day'] as const)
        : ([end, 'dayTime'] as const)
      const time = formatRaceTime(shown, t(`site.form.${form}`), zone)
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
