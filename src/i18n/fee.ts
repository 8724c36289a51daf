import { addTexts, languageInUse, translate } from './i18n.ts'
import type { Language } from './languages.ts'
import { formatMoney } from './money.ts'
import * as feeTexts from './texts/fee.ts'

addTexts(feeTexts)

/** A fee in the race's currency; a fee of 0 is "free". */
export const formatFee = (fee: number, language: Language = languageInUse()): string =>
  fee === 0 ? translate('fee.free', {}, language) : formatMoney(fee, language)
