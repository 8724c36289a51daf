// @vitest-environment node
import { expect, test } from 'vitest'
import { convertDocx } from '#features/file-preview/word/convertDocx.ts'
import { formatWordNumber } from '#features/file-preview/word/numberFormats.ts'
import { docxOf, htmlOf, level, list, numbered, p } from './docxOf.ts'

const heading = '<w:pStyle w:val="1"/>'
const styles = '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>'

test('a list goes on after a paragraph, and a second list starts at one', async () => {
  const two = `${list(level(0, 'decimal', '%1.'))}<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`
  const body = [numbered('甲'), numbered('乙'), p('中'), numbered('丙'), numbered('丁', 2)].join('')
  expect(await htmlOf(body, { numbering: two })).toBe(
    '<ol><li>甲</li><li>乙</li></ol><p>中</p><ol start="3"><li>丙</li></ol><ol><li>丁</li></ol>',
  )
})

test('headings have their chapter numbers', async () => {
  const body = [numbered('资格', 1, 0, heading), p('正文'), numbered('退费', 1, 0, heading)].join(
    '',
  )
  expect(
    await htmlOf(body, { styles, numbering: list(level(0, 'chineseCountingThousand', '第%1条')) }),
  ).toBe('<h1>第一条 资格</h1><p>正文</p><h1>第二条 退费</h1>')
})

test('a number of several levels stands before the text; deeper levels start again', async () => {
  const numbering = list(
    level(0, 'decimal', '%1.'),
    level(1, 'decimal', '%1.%2', '<w:suff w:val="nothing"/>'),
  )
  const body = [
    numbered('a'),
    numbered('b', 1, 1),
    numbered('c', 1, 1),
    numbered('d'),
    numbered('e', 1, 1),
  ]
  expect(await htmlOf(body.join(''), { numbering })).toBe(
    '<ol><li>a<p>1.1b</p><p>1.2c</p></li><li>d<p>2.1e</p></li></ol>',
  )
})

test('letters, Roman numbers and bullets are lists in lists', async () => {
  const numbering = list(
    level(0, 'upperRoman', '%1.'),
    level(1, 'lowerLetter', '%2.'),
    level(2, 'bullet', '•'),
  )
  const body = [
    numbered('a'),
    numbered('b', 1, 1),
    numbered('c', 1, 2),
    numbered('d', 1, 1),
    numbered('e'),
  ]
  expect(await htmlOf(body.join(''), { numbering })).toBe(
    `<ol type="I"><li>a<ol type="a"><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li>e</li></ol>`,
  )
})

test('a level can go on through higher ones, or show all numbers as figures', async () => {
  const numbering = list(
    level(0, 'chineseCounting', '第%1章'),
    level(1, 'decimal', '第%2条', '<w:lvlRestart w:val="0"/>'),
    level(2, 'decimal', '%1-%2-%3', '<w:isLgl/>'),
  )
  const body = [
    numbered('a'),
    numbered('b', 1, 1),
    numbered('c'),
    numbered('d', 1, 1),
    numbered('e', 1, 2),
  ]
  expect(await htmlOf(body.join(''), { numbering })).toBe(
    '<p>第一章 a</p><p>第1条 b</p><p>第二章 c</p><p>第2条 d</p><p>2-2-1 e</p>',
  )
})

test('lists of one definition go on from each other unless one names its start', async () => {
  const numbering = `${list(level(0, 'decimal', '%1)'))}<w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`
  const body = [
    numbered('a'),
    numbered('b', 2),
    numbered('c', 3),
    numbered('d', 3),
    numbered('e', 0),
  ]
  expect(await htmlOf(body.join(''), { numbering })).toBe(
    '<p>1) a</p><p>2) b</p><p>7) c</p><p>8) d</p><p>e</p>',
  )
})

test('the number may come from the style, its base, or a numbering style', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1章')}${level(1, 'decimal', '%1.%2节', '<w:pStyle w:val="sub"/>')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="n"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`
  const inStyle = (id: string, rest: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${rest}</w:style>`
  const numId = (id: number) => `<w:pPr><w:numPr><w:numId w:val="${id}"/></w:numPr></w:pPr>`
  const linkedStyles = `${inStyle('top', numId(2))}${inStyle('sub', numId(1))}${inStyle('below', '<w:basedOn w:val="sub"/>')}<w:style w:type="numbering" w:styleId="n"><w:name w:val="n"/>${numId(1)}</w:style>`
  const of = (style: string, rest = '') => p(style, `<w:pStyle w:val="${style}"/>${rest}`)
  const off = '<w:numPr><w:numId w:val="0"/></w:numPr>'
  expect(
    await htmlOf([of('top'), of('sub'), of('below'), of('sub', off)].join(''), {
      numbering,
      styles: linkedStyles,
    }),
  ).toBe('<p>1章 top</p><p>1.1节 sub</p><p>1.2节 below</p><p>sub</p>')
})

test('an unknown number format is named and written in figures', async () => {
  const { html, notes } = await convertDocx(
    docxOf(numbered('a'), { numbering: list(level(0, 'thaiLetters', '%1.')) }),
  )
  expect(html).toBe('<p>1. a</p>')
  expect(notes).toEqual([{ code: 'numberFormats', names: ['thaiLetters'] }])
})

test('deleted and empty hidden paragraphs have no number; an empty item keeps its own', async () => {
  const gone = (mark: string, content = '') =>
    p(
      content || '<w:r/>',
      `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr>${mark}</w:rPr>`,
    )
  const body = [
    numbered('a'),
    gone('<w:del/>'),
    gone('<w:vanish/>'),
    gone('<w:moveFrom/>'),
    numbered('<w:r/>'),
    numbered('c'),
  ]
  expect(await htmlOf(body.join(''), { numbering: list(level(0, 'decimal', '%1.')) })).toBe(
    '<ol><li>a</li><li>\u00a0</li><li>c</li></ol>',
  )
})

test.each([
  ['decimalZero', 7, '07'],
  ['upperRoman', 1994, 'MCMXCIV'],
  ['lowerRoman', 4, 'iv'],
  ['upperLetter', 28, 'BB'],
  ['ordinal', 112, '112th'],
  ['ordinal', 22, '22nd'],
  ['chineseCounting', 10, '十'],
  ['chineseCounting', 21, '二十一'],
  ['chineseCountingThousand', 110, '一百一十'],
  ['chineseCountingThousand', 1005, '一千零五'],
  ['chineseLegalSimplified', 12, '壹拾贰'],
  ['ideographTraditional', 3, '丙'],
  ['ideographZodiac', 12, '亥'],
  ['ideographDigital', 20, '二〇'],
  ['japaneseCounting', 111, '百十一'],
  ['japaneseLegal', 10, '壱拾'],
  ['aiueoFullWidth', 6, 'カ'],
  ['irohaFullWidth', 2, 'ロ'],
  ['decimalFullWidth', 12, '１２'],
  ['decimalEnclosedCircle', 20, '⑳'],
  ['decimalEnclosedCircle', 21, '21'],
  ['ganada', 2, '나'],
  ['none', 5, ''],
  ['lowerLetter', 32767, '32767'],
])('%s of %i is %s', (format, value, text) => {
  expect(formatWordNumber(value, format)).toBe(text)
})
