const STYLED =
  '<p style="text-align:justify;line-height:2"><span style="color:rgb(225,60,57)">参赛选手</span>须在报名截止前完成缴费，逾期视为放弃。</p>'
const ROW = '<tr><td>12345</td><td>燕小岭</td><td>3:25:16</td></tr>'

/** `html` again and again, up to so many bytes. */
export const grown = (html: string, bytes: number) =>
  html.repeat(Math.ceil(bytes / Buffer.byteLength(html)))

const MB = 1e6

/** Content that is big, deep or made to keep a parser busy; the words stand in what it shows. */
export const HEAVY: Record<string, { html: string; words: RegExp }> = {
  'two megabytes of paragraphs': {
    html: `${grown(STYLED, 2 * MB)}末段`,
    words: /^参赛选手[^]*末段$/,
  },
  'one wrapped in another': {
    html: `<section><div>${grown(STYLED, MB)}<p>末段</p></div></section>`,
    words: /末段$/,
  },
  'one long table': {
    html: `<table><thead><tr><th>号码<th>姓名<th>成绩</thead>${grown(ROW, MB)}</table>末段`,
    words: /^\s*号码[^]*3:25:16\s*末段$/,
  },
  'one long paragraph': { html: `<p>${grown('参赛选手须缴费。', 2 * MB)}末段`, words: /末段$/ },
  'letters without an end': { html: `<p>${'岭'.repeat(MB / 2)}`, words: /^岭{500000}$/ },
  'elements in each other': { html: `${'<div>'.repeat(400_000)}内文`, words: /内文/ },
  'unknown elements in each other': { html: `${'<x>'.repeat(100_000)}内文`, words: /内文/ },
  'tables in each other': { html: `${'<table><tr><td>'.repeat(20_000)}内文`, words: /内文/ },
  'formats in each other': {
    html: `${Array.from({ length: 3000 }, (_, index) => `<b a${index}>`).join('')}${'<p>x'.repeat(3000)}内文`,
    words: /内文/,
  },
  'attributes without an end': {
    html: `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>内文`,
    words: /内文/,
  },
  'comments without an end': { html: `${'<!---->'.repeat(100_000)}内文`, words: /^内文$/ },
  'angle brackets without an end': { html: `内文${'<'.repeat(MB)}`, words: /^内文<+$/ },
  'a picture in letters': {
    html: `<p><img src="data:image/png;base64,${'A'.repeat(2 * MB)}">内文</p>`,
    words: /^内文$/,
  },
}
