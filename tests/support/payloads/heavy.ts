const STYLED =
  '<p style="text-align:justify;line-height:2"><span style="color:rgb(225,60,57)">参赛选手</span>须在报名截止前完成缴费，逾期视为放弃。</p>'
const ROW = '<tr><td>12345</td><td>燕小岭</td><td>3:25:16</td></tr>'

/** Repeats `html` until it has at least this many bytes. */
export const grown = (html: string, bytes: number) =>
  html.repeat(Math.ceil(bytes / Buffer.byteLength(html)))

const MB = 1e6

/**
 * Content that is large, deeply nested or slow to parse; `words` matches the text that it shows.
 */
export const HEAVY: Record<string, { html: string; words: RegExp }> = {
  'two megabytes of paragraphs': {
    html: `${grown(STYLED, 2 * MB)}末段`,
    words: /^参赛选手[^]*末段$/,
  },
  'nested wrappers around much text': {
    html: `<section><div>${grown(STYLED, MB)}<p>末段</p></div></section>`,
    words: /末段$/,
  },
  'one long table': {
    html: `<table><thead><tr><th>号码<th>姓名<th>成绩</thead>${grown(ROW, MB)}</table>末段`,
    words: /^\s*号码[^]*3:25:16\s*末段$/,
  },
  'one long paragraph': { html: `<p>${grown('参赛选手须缴费。', 2 * MB)}末段`, words: /末段$/ },
  'one very long word': { html: `<p>${'岭'.repeat(MB / 2)}`, words: /^岭{500000}$/ },
  'deeply nested elements': { html: `${'<div>'.repeat(400_000)}内文`, words: /内文/ },
  'deeply nested unknown elements': { html: `${'<x>'.repeat(100_000)}内文`, words: /内文/ },
  'deeply nested tables': { html: `${'<table><tr><td>'.repeat(20_000)}内文`, words: /内文/ },
  'deeply nested formats': {
    html: `${Array.from({ length: 3000 }, (_, index) => `<b a${index}>`).join('')}${'<p>x'.repeat(3000)}内文`,
    words: /内文/,
  },
  'one element with many attributes': {
    html: `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>内文`,
    words: /内文/,
  },
  'very many comments': { html: `${'<!---->'.repeat(100_000)}内文`, words: /^内文$/ },
  'very many angle brackets': { html: `内文${'<'.repeat(MB)}`, words: /^内文<+$/ },
  'a large data URL': {
    html: `<p><img src="data:image/png;base64,${'A'.repeat(2 * MB)}">内文</p>`,
    words: /^内文$/,
  },
}
