import { type DataLanguage, forLanguage, type SiteLanguage } from '#i18n/languages.ts'

interface DateForms {
  /** BCP 47, for names of days and months. */
  tag: string
  date: string
  monthDay: string
  yearMonth: string
  time: string
  timeWithSeconds: string
  /** What the system's date and long date are in this language. */
  system: string
  systemLong: string
}

const HAN = {
  date: 'yyyy"年"m"月"d"日"',
  monthDay: 'm"月"d"日"',
  yearMonth: 'yyyy"年"m"月"',
  system: 'yyyy/m/d',
  systemLong: 'yyyy"年"m"月"d"日"',
}

const DATE_FORMS: Record<DataLanguage, DateForms> & Partial<Record<SiteLanguage, DateForms>> = {
  zh: { ...HAN, tag: 'zh-CN', time: 'h"时"mm"分"', timeWithSeconds: 'h"时"mm"分"ss"秒"' },
  en: {
    tag: 'en',
    date: 'd mmm yyyy',
    monthDay: 'd mmm',
    yearMonth: 'mmm yyyy',
    time: 'h:mm',
    timeWithSeconds: 'h:mm:ss',
    system: 'd mmm yyyy',
    systemLong: 'd mmmm yyyy',
  },
  ja: { ...HAN, tag: 'ja', time: 'h"時"mm"分"', timeWithSeconds: 'h"時"mm"分"ss"秒"' },
}

/** How dates are written where a file leaves it to the reader's system. Times are of 24 hours. */
export const dateFormsOf = (language: SiteLanguage): DateForms => forLanguage(DATE_FORMS, language)

/**
 * The built-in date formats (ECMA-376, 18.8.30) by their numbers. What they show depends on the
 * language of the program. Where Chinese and Japanese programs differ between a time and a date,
 * the value decides: below 1 it is a time.
 */
export function builtInDates(language: SiteLanguage): Map<number, string> {
  const forms = dateFormsOf(language)
  const timeOr = (time: string, date: string) => `[<1]${time};${date}`
  const { date, yearMonth, monthDay, time, timeWithSeconds, system } = forms
  const isJapanese = language === 'ja'
  const groups: [string, number[]][] = [
    [system, [14, 30]],
    [`${system} h:mm`, [22]],
    [date, [15, 28, 29, 31]],
    [monthDay, [16]],
    [yearMonth, [17]],
    [isJapanese ? date : yearMonth, [27, 36, 50, 57]],
    [isJapanese ? date : monthDay, [51, 54, 58]],
    [yearMonth, [52]],
    [monthDay, [53]],
    [time, [32]],
    [timeWithSeconds, [33]],
    [timeOr(time, isJapanese ? yearMonth : date), [34, 55]],
    [timeOr(timeWithSeconds, isJapanese ? monthDay : date), [35, 56]],
    [date, [71, 72, 73]],
    [monthDay, [74]],
    [yearMonth, [75]],
    [`${system} h:mm`, [78]],
  ]
  return new Map(groups.flatMap(([format, numbers]) => numbers.map((number) => [number, format])))
}
