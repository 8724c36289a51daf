import type { Language } from '../../i18n/language.ts'
import type { Translate } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { isMidnight } from './raceTimes.ts'

/** A count as the language writes it: 3000 个, 3,000 places. */
export const figure = (count: number, language: Language): string =>
  language === 'en' ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : String(count)

/** A moment by which something ends: 8 月 18 日 24:00; 18 August, midnight. */
export function deadline(ms: number, t: Translate): string {
  if (isMidnight(ms)) {
    return t('home.time.midnight', { day: formatRaceTime(ms - 1, t('home.form.day')) })
  }
  return formatRaceTime(ms, t('home.form.dayTime'))
}

/** A span of days: 08.08 – 08.18; 8 – 18 August. What is unknown is left out. */
export function daySpan(
  start: number | undefined,
  end: number | undefined,
  language: Language,
): string {
  const last = end === undefined ? undefined : end - 1
  const inOneMonth =
    formatRaceTime(start, 'YYYY.MM') === formatRaceTime(last, 'YYYY.MM') && language === 'en'
  const forms = { zh: ['MM.DD', 'MM.DD'], en: inOneMonth ? ['D', 'D MMMM'] : ['D MMM', 'D MMM'] }
  const [startForm, endForm] = forms[language]
  return [formatRaceTime(start, startForm), formatRaceTime(last, endForm)]
    .filter(Boolean)
    .join(' – ')
}
