import { utils, write } from 'xlsx'

/** @typedef {(string | number)[][]} Rows */

/**
 * @param {import('xlsx').WorkBook} book
 * @param {string} name
 * @param {Rows} rows a row with a single cell spans all columns
 * @param {number[]} widths
 */
function addSheet(book, name, rows, widths) {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  sheet['!merges'] = rows.flatMap(({ length }, r) =>
    length === 1 ? [{ s: { r, c: 0 }, e: { r, c: widths.length - 1 } }] : [],
  )
  for (const [address, cell] of Object.entries(sheet)) {
    if (!address.startsWith('!') && cell.t === 'n') cell.z = '#,##0'
  }
  utils.book_append_sheet(book, sheet, name)
}

/** @type {[string, string, number, number][]} */
const PLACES = [
  ['第一名', '1st', 10_000, 5000],
  ['第二名', '2nd', 8000, 4000],
  ['第三名', '3rd', 6000, 3000],
  ['第四名', '4th', 2000, 1000],
  ['第五名', '5th', 2000, 1000],
  ['第六名', '6th', 2000, 1000],
  ['第七名', '7th', 2000, 1000],
  ['第八名', '8th', 2000, 1000],
]
const RECORD_BONUS = 10_000

/** Prize money, one sheet per language. */
function prizeMoney() {
  const book = utils.book_new()
  addSheet(
    book,
    '奖金',
    [
      ['2024 燕岭马拉松名次奖与赛会纪录奖（元，男女相同，税前）'],
      ['名次', '马拉松', '半程马拉松'],
      ...PLACES.map(([place, , full, half]) => [place, full, half]),
      ['纪录奖：男子优于 2:28:05', RECORD_BONUS, '—'],
      ['纪录奖：女子优于 2:43:56', RECORD_BONUS, '—'],
      [],
      ['两个项目均按男、女分别录取前八名，纪录奖与名次奖可以兼得。'],
      ['获奖名单公示 10 天，奖金在公示结束后 30 个工作日内发放。'],
    ],
    [30, 14, 14],
  )
  addSheet(
    book,
    'Prize money',
    [
      ['Yanling Mountain Marathon 2024: prize money and record bonus (CNY, before tax)'],
      ['Place', 'Marathon', 'Half marathon'],
      ...PLACES.map(([, place, full, half]) => [place, full, half]),
      ['Record bonus: men under 2:28:05', RECORD_BONUS, '—'],
      ['Record bonus: women under 2:43:56', RECORD_BONUS, '—'],
      [],
      ['For the first eight men and the first eight women of each event; the bonus comes on top.'],
      ['The list is published for 10 days; prizes are paid within 30 working days after that.'],
    ],
    [36, 14, 14],
  )
  return book
}

/** Shuttle buses and road closures, one sheet each with both languages. */
function shuttles() {
  const book = utils.book_new()
  addSheet(
    book,
    '摆渡车 Shuttle buses',
    [
      ['2024 年 9 月 22 日摆渡车  Shuttle buses, 22 September 2024'],
      ['线路', 'Line', '发车 From', '末班 Until', '间隔', 'How often'],
      [
        'P1 燕岭站南广场 → 燕岭广场',
        'P1 Yanling Station → Yanling Square',
        '4:50',
        '6:50',
        '约 10 分钟',
        'about every 10 minutes',
      ],
      [
        'P2 河东停车场 → 燕岭广场',
        'P2 Hedong car park → Yanling Square',
        '4:50',
        '6:50',
        '约 15 分钟',
        'about every 15 minutes',
      ],
      [
        '青峡驿 → 燕岭广场、P1、P2',
        'Qingxia Post → Yanling Square, P1, P2',
        '9:30',
        '13:15',
        '坐满即发',
        'when full',
      ],
      ['燕岭广场 → P1、P2', 'Yanling Square → P1, P2', '10:30', '16:00', '坐满即发', 'when full'],
    ],
    [28, 38, 12, 12, 12, 18],
  )
  addSheet(
    book,
    '交通管制 Road closures',
    [
      ['2024 年 9 月 22 日交通管制  Road closures, 22 September 2024'],
      ['路段', 'Road', '开始 From', '恢复通行', 'Until'],
      ['燕岭广场及周边道路', 'Yanling Square and streets around it', '5:00', '15:30', '15:30'],
      [
        '青峡路，广场至青峡驿',
        'Qingxia Road, square to Qingxia Post',
        '6:30',
        '收容车通过后分段恢复',
        'reopens behind the sweep bus',
      ],
      [
        '环湖路、柿子岭公路',
        'Lake road and Shizi Ridge road',
        '7:30',
        '收容车通过后分段恢复',
        'reopens behind the sweep bus',
      ],
      [
        '滨河路，柿子岭下至广场',
        'River road, foot of the ridge to the square',
        '8:00',
        '15:30',
        '15:30',
      ],
    ],
    [26, 42, 12, 24, 30],
  )
  return book
}

/** The edition's tables, as XLSX and for Excel versions before 2007. */
export const sheets = () => ({
  'prizes.xlsx': write(prizeMoney(), { type: 'buffer', bookType: 'xlsx', compression: true }),
  'shuttles-and-closures.xls': write(shuttles(), { type: 'buffer', bookType: 'biff8' }),
})
