import { formatRaceTime, isEndOfDay } from '#domain/raceDates.ts'
import { formatMoney } from '#i18n/formatMoney.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fee as en } from '#i18n/locales/en/fee.ts'
import { fee as zh } from '#i18n/locales/zh/fee.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { useText } from '#i18n/useText.ts'
import type { Race } from './race.ts'
import { useRace } from './useRace.ts'

addTexts({ zh, en })

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
          t(`site.format.${isEndOfDay(from, zone) ? 'day' : 'dayTime'}`),
          zone,
        ),
      }),
  }
}

/** The prices of the race around, in the visitor's language. */
export const usePrices = (): Prices => createPrices(useRace(), useText())
