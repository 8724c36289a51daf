import { openBrowser, showDrawing } from '../browser.mjs'
import { readDrawing } from '../list.mjs'
import { withPlainCharacters } from './plainCharacters.mjs'

/**
 * @typedef {object} Words
 * @property {string} lang
 * @property {string} suffix of the drawings
 * @property {string} event
 * @property {string} title
 * @property {[string, string][]} facts
 * @property {[string, string][]} places
 * @property {string[]} notes
 * @property {string} foot
 * @property {[string, string]} pictures alt texts of the map and the profile
 */

/** @type {Words[]} */
const languages = [
  {
    lang: 'zh-CN',
    suffix: '',
    event: '2024 燕岭马拉松',
    title: '赛道一览',
    facts: [
      ['比赛日', '9 月 22 日，8:00 鸣枪'],
      ['检录', '6:20 至 7:45'],
      ['累计爬升', '486 米'],
      ['最高点', '柿子岭，421 米'],
    ],
    places: [
      ['0 公里', '燕岭广场，起点'],
      ['约 5 公里', '青峡口，由此进山'],
      ['约 12 至 15 公里', '古长城遗址'],
      ['约 18 公里', '石桥'],
      ['21.0975 公里', '青峡驿，半程马拉松终点，11:15 关门'],
      ['约 25 公里', '清水湖'],
      ['31.5 公里', '柿子岭'],
      ['42.195 公里', '燕岭广场，马拉松终点，14:25 关门'],
    ],
    notes: [
      '起点、终点及沿线每 5 公里设计时毯，马拉松在 21.0975 公里处另设一块，请从计时毯上跑过。',
      '每 5 公里设饮水与补给站，每 2.5 公里设一处医疗点。',
      '存衣包：马拉松在燕岭广场领取，至 15:30；半程马拉松在青峡驿领取，至 12:45。',
      '赛道沿线 5:00 至 15:30 分时、分段封闭，请乘摆渡车前往起点。',
    ],
    foot: '组委会热线 010-0000 0922',
    pictures: ['赛道图', '高低起伏图'],
  },
  {
    lang: 'en',
    suffix: '-en',
    event: 'Yanling Mountain Marathon 2024',
    title: 'The course at a glance',
    facts: [
      ['Race day', '22 September, start 8:00'],
      ['Check-in', '6:20 to 7:45'],
      ['Climb', '486 m in all'],
      ['Highest point', 'Shizi Ridge, 421 m'],
    ],
    places: [
      ['0 km', 'Yanling Square, start'],
      ['about 5 km', 'Mouth of the gorge'],
      ['12 to 15 km', 'The old wall'],
      ['about 18 km', 'Stone bridge'],
      ['21.0975 km', 'Qingxia Post, half marathon finish, cut-off 11:15'],
      ['about 25 km', 'Qingshui Lake'],
      ['31.5 km', 'Shizi Ridge'],
      ['42.195 km', 'Yanling Square, marathon finish, cut-off 14:25'],
    ],
    notes: [
      'Timing mats at the start, at the finish and every 5 km, in the marathon also at 21.0975 km: run across them.',
      'An aid station every 5 km, a medical point every 2.5 km.',
      'Bags: marathon in Yanling Square until 15:30, half marathon at Qingxia Post until 12:45.',
      'Roads along the course close in stages from 5:00 to 15:30; take the shuttle bus.',
    ],
    foot: 'Hotline +86 10 0000 0922',
    pictures: ['Map of the course', 'Elevation profile'],
  },
]

const STYLE = `
@page { size: A4 landscape; margin: 0 }
* { margin: 0; box-sizing: border-box }
body { color: #1c2320; font: 11px/1.5 'Noto Sans CJK SC', sans-serif }
section { display: flex; flex-direction: column; height: 209mm; padding: 8mm 24mm 6mm; overflow: hidden; page-break-after: always }
section:last-child { page-break-after: auto }
header { display: flex; align-items: end; justify-content: space-between; padding-bottom: 3mm; border-bottom: 2px solid #143329 }
h1 { color: #143329; font: 700 28px/1.25 'Noto Serif CJK SC', serif }
dl { display: flex; gap: 8mm }
dt, footer { color: #59625d }
dd { color: #143329; font-weight: 700 }
img { display: block; width: 100% }
figure { margin-top: 3mm }
ol { display: flex; gap: 4mm; padding: 2mm 0 0; list-style: none }
ol li { flex: 1 }
b { display: block; color: #143329 }
ul { flex: 1; padding: 3mm 0 0 4mm; columns: 2; column-gap: 12mm }
p { color: #be3c14; font-weight: 700 }
footer { text-align: right }
`

const PICTURES = [
  { name: 'course-map', height: 430 },
  { name: 'course-profile', height: 236 },
]
const WIDTH = 1200

/**
 * A drawing as JPEG: as vectors, its outlined lettering would take a megabyte.
 * @param {import('@playwright/test').Page} sheet
 * @param {string} name
 * @param {number} height
 */
async function picture(sheet, name, height) {
  await showDrawing(sheet, readDrawing(name), WIDTH, height)
  const jpeg = await sheet.screenshot({ type: 'jpeg', quality: 76 })
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** @param {Words} words @param {string[]} sources */
const page = ({ lang, event, title, facts, places, notes, foot, pictures }, sources) => `
<section lang="${lang}">
<header><hgroup><p>${event}</p><h1>${title}</h1></hgroup>
<dl>${facts.map(([name, value]) => `<span><dt>${name}</dt><dd>${value}</dd></span>`).join('')}</dl></header>
<figure>${sources.map((source, at) => `<img src="${source}" alt="${pictures[at]}">`).join('')}</figure>
<ol>${places.map(([where, what]) => `<li><b>${where}</b>${what}</li>`).join('')}</ol>
<ul>${notes.map((note) => `<li>${note}</li>`).join('')}</ul>
<footer>${foot}</footer>
</section>`

/** The course sheet as a PDF, one page per language. */
export async function courseSheet() {
  const browser = await openBrowser()
  const sheet = await browser.newPage({ deviceScaleFactor: 1.4 })
  const pages = []
  for (const words of languages) {
    const sources = []
    for (const { name, height } of PICTURES)
      sources.push(await picture(sheet, name + words.suffix, height))
    pages.push(page(words, sources))
  }
  const title = languages.map((words) => `${words.event} ${words.title}`).join(' / ')
  await sheet.setContent(
    `<!doctype html><title>${title}</title><style>${STYLE}</style>${pages.join('')}`,
  )
  const pdf = await sheet.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  await browser.close()
  return withPlainCharacters(pdf)
}
