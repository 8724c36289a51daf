import { maskName } from './masks.ts'
import { prizeList } from './prizes.ts'
import { items, type Race } from './races.ts'
import type { StoredResult } from './storedResult.ts'

type Cell = string | number
type Sheet = [name: string, rows: Cell[][]]

const two = (value: number) => String(value).padStart(2, '0')

/** `h:mm:ss`; '' for none. */
export const clockTime = (seconds: number | null) =>
  seconds === null
    ? ''
    : `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

const SEX = { 1: '男 M', 2: '女 F' } as const
const STATE = { finished: '', dnf: '未完赛 DNF', dns: '未起跑 DNS', dsq: '取消成绩 DSQ' } as const

function prizeRows(results: StoredResult[]): Cell[][] {
  return prizeList(results).map(({ result, place, prize, bonus }) => [
    items[result.itemId].name,
    SEX[result.sex],
    place,
    result.bib,
    maskName(result.name),
    clockTime(result.gun),
    prize,
    bonus,
  ])
}

const resultRows = (results: StoredResult[]): Cell[][] =>
  results.map((result) => [
    result.places.overall?.place ?? '',
    result.places.sex?.place ?? '',
    result.bib,
    maskName(result.name),
    SEX[result.sex],
    result.group,
    clockTime(result.gun),
    clockTime(result.net),
    result.missingMats.length > 0 ? '缺计时点 Missing mat' : STATE[result.state],
  ])

const RESULT_HEAD = [
  '总名次 Place',
  '性别名次 Sex place',
  '号码 Bib',
  '姓名 Name',
  '性别 Sex',
  '组别 Group',
  '枪声成绩 Gun time',
  '净成绩 Net time',
  '说明 Note',
]

async function workbook(sheets: Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded for an export only: it is larger than all the rest.
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

/** The prize list as a workbook. */
export const prizeBook = ({ name }: Race, results: StoredResult[]) =>
  workbook([
    [
      '获奖名单 Prizes',
      [
        [`${name} 获奖名单（税前，元）`],
        ['项目', '性别', '名次', '号码', '姓名', '枪声成绩', '名次奖', '纪录奖'],
        ...prizeRows(results),
      ],
    ],
  ])

/** The results of the day as a workbook: a sheet for each event. */
export const resultBook = ({ name }: Race, results: StoredResult[]) =>
  workbook(
    Object.values(items).map((item): Sheet => {
      const own = results.filter(({ itemId }) => itemId === item.itemId)
      return [item.name, [[`${name} ${item.name}成绩`], RESULT_HEAD, ...resultRows(own)]]
    }),
  )
