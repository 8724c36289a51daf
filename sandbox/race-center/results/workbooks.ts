import type { Edition } from '../../editions/edition.ts'
import type { Words } from '../../editions/words.ts'
import { currencyIn } from '../../money.ts'
import { itemOf, type Race } from '../races.ts'
import { maskName } from '../runners/masks.ts'
import type { StoredResult } from './storedResult.ts'

type Cell = string | number
type Sheet = [name: string, rows: Cell[][]]

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats seconds as `h:mm:ss`. Returns '' for null. */
export const durationText = (seconds: number | null) =>
  seconds === null
    ? ''
    : `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`

/** Fixed texts of the workbooks, by language. */
const TEXTS = {
  zh: {
    sexes: { 1: '男', 2: '女' },
    states: { finished: '', dnf: '未完赛', dns: '未起跑', dsq: '成绩取消' },
    missingMat: '缺计时点',
    prizes: '获奖名单',
    prizeTitle: (race: string, currency: string) => `${race} 获奖名单（税前，${currency}）`,
    prizeHead: ['项目', '性别', '性别名次', '参赛号', '姓名', '枪声成绩', '名次奖', '纪录奖'],
    results: '成绩',
    resultHead: [
      '总名次',
      '性别名次',
      '参赛号',
      '姓名',
      '性别',
      '组别',
      '枪声成绩',
      '净成绩',
      '说明',
    ],
  },
  en: {
    sexes: { 1: 'M', 2: 'F' },
    states: { finished: '', dnf: 'DNF', dns: 'DNS', dsq: 'DSQ' },
    missingMat: 'Missing mat',
    prizes: 'Prizes',
    prizeTitle: (race: string, currency: string) => `${race}: prizes (before tax, ${currency})`,
    prizeHead: ['Event', 'Sex', 'Place by sex', 'Bib', 'Name', 'Gun time', 'Prize', 'Record bonus'],
    results: 'Results',
    resultHead: [
      'Overall place',
      'Place by sex',
      'Bib',
      'Name',
      'Sex',
      'Age group',
      'Gun time',
      'Net time',
      'Note',
    ],
  },
  ja: {
    sexes: { 1: '男', 2: '女' },
    states: { finished: '', dnf: '途中棄権', dns: '未出走', dsq: '失格' },
    missingMat: '計測不備',
    prizes: '入賞者一覧',
    prizeTitle: (race: string, currency: string) => `${race} 入賞者一覧（賞金、${currency}）`,
    prizeHead: [
      '種目',
      '性別',
      '男女別順位',
      'ナンバーカード',
      '氏名',
      'グロスタイム',
      '賞金',
      '記録賞',
    ],
    results: '記録',
    resultHead: [
      '総合順位',
      '男女別順位',
      'ナンバーカード',
      '氏名',
      '性別',
      '部門',
      'グロスタイム',
      'ネットタイム',
      '備考',
    ],
  },
} as const

/** Language of an exported file. */
type FileLanguage = keyof typeof TEXTS

/** The language asked for, or else Chinese. */
export const fileLanguageOf = (language: string | undefined): FileLanguage =>
  language === 'en' || language === 'ja' ? language : 'zh'

const inLanguage = (language: FileLanguage, words: Words) => words[language] ?? words.en

/** Download file name: race and kind of list. */
export const fileNameOf = (race: Race, type: 'prizes' | 'results', language: FileLanguage) =>
  `${inLanguage(language, race.name)} ${TEXTS[language][type]}.xlsx`

/** The winners and their prize money. */
function prizeList({ results: itemResults, records }: Edition, results: StoredResult[]) {
  return results.flatMap((result) => {
    const place = result.places.sex?.place ?? 0
    const prize = itemResults[result.itemId]?.prizes[place - 1]
    const bonus = result.isRecord ? (records?.bonus ?? 0) : 0
    return prize === undefined ? [] : [{ result, place, prize, bonus }]
  })
}

async function workbook(sheets: Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on export only: it is larger than everything else together.
  const { utils, write } = await import('xlsx')
  const book = utils.book_new()
  for (const [name, rows] of sheets) {
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!cols'] = (rows[1] ?? []).map(() => ({ wch: 18 }))
    utils.book_append_sheet(book, sheet, name)
  }
  const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
  return Uint8Array.from(file)
}

/** Prize list as a workbook. Prizes go by the place within each sex. */
export function prizeBook(race: Race, results: StoredResult[], language: FileLanguage) {
  const { sexes, prizes, prizeTitle, prizeHead } = TEXTS[language]
  const currency = currencyIn(race.edition, language)
  const rows = prizeList(race.edition, results).map(({ result, place, prize, bonus }): Cell[] => [
    inLanguage(language, itemOf(race.edition, result.itemId).name),
    sexes[result.sex],
    place,
    result.bib,
    maskName(result.name),
    durationText(result.gun),
    prize,
    bonus,
  ])
  return workbook([
    [prizes, [[prizeTitle(inLanguage(language, race.name), currency)], [...prizeHead], ...rows]],
  ])
}

/** Race results as a workbook: one sheet per event, with overall and sex places. */
export function resultBook(race: Race, all: StoredResult[], language: FileLanguage) {
  const { sexes, states, missingMat, results, resultHead } = TEXTS[language]
  const rowOf = (result: StoredResult): Cell[] => [
    result.places.overall?.place ?? '',
    result.places.sex?.place ?? '',
    result.bib,
    maskName(result.name),
    sexes[result.sex],
    result.group,
    durationText(result.gun),
    durationText(result.net),
    result.missingMats.length > 0 ? missingMat : states[result.state],
  ]
  return workbook(
    race.edition.items.map((item): Sheet => {
      const itemResults = all.filter(({ itemId }) => itemId === item.itemId)
      const name = inLanguage(language, item.name)
      const title = `${inLanguage(language, race.name)} ${name} ${results}`
      return [name, [[title], [...resultHead], ...itemResults.map(rowOf)]]
    }),
  )
}
