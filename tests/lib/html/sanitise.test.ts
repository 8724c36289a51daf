import { describe, expect, test } from 'vitest'
import { readableText } from '#lib/html/readableText.ts'
import { sanitise } from '#lib/html/sanitise.ts'
import { hasOwnNumber } from '#lib/html/sectionNumber.ts'

const WORDS = { video: '视频：', audio: '音频：', page: '网页：', lang: 'zh-CN' }

const shownOf = (html: string) =>
  [...sanitise(html, WORDS).slices()].map(({ innerHTML }) => innerHTML).join('')
/** The text for lists of contents and the site search. */
const textOf = (html: string) =>
  [...sanitise(html).slices()].map((slice) => readableText(slice).text).join(' ')
const removedOf = (html: string) => {
  const content = sanitise(html)
  expect([...content.slices()].length).toBeGreaterThan(0)
  return Object.fromEntries(content.removed)
}

describe('what an editor hid is nowhere', () => {
  test.each([
    '<p hidden>草稿</p>',
    '<p style="display:none">草稿</p>',
    '<p STYLE="DISPLAY : NONE !important; display: block">草稿</p>',
    '<section style="visibility: hidden; height: 0">草稿</section>',
    '<span style="mso-hide:all">草稿</span>',
    '<div style="color:red;/* ; */display:none"><p>草稿<b>草稿</b></p></div>',
    '<ul><li style="display:none"><p hidden>草稿</p></li></ul>',
    '<h2 hidden>草稿</h2>',
    '<dialog>草稿</dialog>',
    '<datalist><option>草稿</option></datalist>',
    '<p style="content-visibility:hidden">草稿</p>',
    '<div style="mso-element:comment-list"><div style="mso-element:comment">草稿</div></div>',
    '<a class="msocomanchor" href="#_msocom_1">草稿</a>',
    '<style>.xl65{display:none}</style><p class="xl65">草稿</p>',
    '<style><!-- #a {visibility:hidden} p {visibility:visible} --></style><p id="a">草稿</p>',
    '<style>@media screen{.a,.b{display:none!important}}</style><p class="b" style="display:block">草稿</p>',
  ])('%s', (html) => {
    const content = sanitise(`${html}<p>检录</p>`)
    expect(content.sectionCount).toBe(0)
    const shown = [...content.slices()].map(({ textContent }) => textContent).join('')
    expect(shown).toBe('检录')
    expect(content.removed.get('hidden')).toBe(1)
  })
  test.each([
    '<p style="display:block">检录</p>',
    '<p style="display:none;display:block">检录</p>',
    '<p style="overflow:hidden;border:none">检录</p>',
    '<p style="visibility:visible;mso-hide:none">检录</p>',
    '<style>.a{display:none}</style><p class="a" style="display:block">检录</p>',
    '<style>.a{display:block} p{display:none}</style><p class="a">检录</p>',
    '<style>@media print{p{display:none}} @media (width<9px){p{display:none}}</style><p>检录</p>',
    '<style>p{display:none</style><style>}{{;</style><p style="display:block">检录</p>',
  ])('%s is shown', (html) => expect(textOf(html)).toBe('检录'))
})

test.each([
  ['<col style="display:none"><col>', '<tr><td>草稿<td>检录</tr>', '检录'],
  ['<col><col style="visibility:collapse">', '<tr><td>检录<td>草稿</tr>', '检录'],
  ['<col span="2" hidden><col>', '<tr><td>草稿<td>草稿<td>检录</tr>', '检录'],
  ['<colgroup hidden><col></colgroup><colgroup><col>', '<tr><td>草稿<td>检录</tr>', '检录'],
  ['<col hidden><col>', '<tr><td rowspan="2">草稿<td>检<tr><td>录</tr>', '检 录'],
  [
    '<col><col hidden><col>',
    '<tr><td colspan="2">检<td>录<tr><td>一<td>草稿<td>二</tr>',
    '检 录 一 二',
  ],
])('the cells of a hidden column are nowhere: %s', (columns, rows, shown) => {
  expect(textOf(`<table>${columns}<tbody>${rows}</table>`)).toBe(shown)
  expect(textOf(`<table><colgroup><col></colgroup><tbody>${rows}</table>`)).not.toBe(shown)
})

test('the lists of Quill have the numbers that Quill shows', () => {
  const item = (kind: string, level: number, text: string) =>
    `<li data-list="${kind}"${level ? ` class="ql-indent-${level}"` : ''}>${text}</li>`
  const html =
    item('ordered', 0, '一') +
    item('ordered', 1, '甲') +
    item('ordered', 1, '乙') +
    item('bullet', 0, '点') +
    item('ordered', 0, '二') +
    item('ordered', 1, '丙')
  expect(shownOf(`<ol>${html}</ol>`)).toBe(
    '<ol><li>一<ol class="list-lower-alpha"><li>甲</li><li>乙</li></ol></li></ol><ul><li>点</li></ul>' +
      '<ol start="2"><li>二<ol class="list-lower-alpha"><li>丙</li></ol></li></ol>',
  )
  expect(shownOf('<ul><li>一</li><li class="ql-indent-1">甲</li></ul>')).toBe(
    '<ul><li>一<ul><li>甲</li></ul></li></ul>',
  )
})

describe('styles with a meaning become elements', () => {
  test.each([
    ['<span style="text-decoration: line-through;">180 元</span> 120 元', '<s>180 元</s> 120 元'],
    ['<p style="text-decoration-line:line-through">旧</p>', '<p><s>旧</s></p>'],
    [
      '<ul style="text-decoration:line-through red"><li>旧<li>旧</ul>',
      '<ul><li><s>旧</s></li><li><s>旧</s></li></ul>',
    ],
    ['<s><span style="text-decoration:line-through">旧</span></s>', '<s>旧</s>'],
    ['<s style="text-decoration:none">新</s>', '新'],
    [
      '<style>td{text-decoration:none} .xl66{text-decoration:line-through;color:red}</style><p class="xl66">旧</p>',
      '<p class="ink-red"><s>旧</s></p>',
    ],
    [
      '<style>.c{font-size:24pt;font-weight:700}</style><p class="c">甲</p>',
      '<p><strong>甲</strong></p>',
    ],
    [
      '<span style="font:italic bold 12px/1.5 SimSun">甲</span><span style="font:24px serif">乙</span>',
      '<span class="size-small"><em><strong>甲</strong></em></span><span class="size-large">乙</span>',
    ],
    [
      '<strong>甲<span style="font:14px serif">乙</span></strong>',
      '<strong>甲<span class="weight-normal">乙</span></strong>',
    ],
    [
      '<p dir="RTL">مرحبا</p><span dir="ltr">甲</span>',
      '<p dir="RTL">مرحبا</p><span dir="ltr">甲</span>',
    ],
    ['<q>甲<q>乙</q></q>', '<q>甲<q>乙</q></q>'],
    ['<span style="text-decoration:underline">证件</span>', '<u>证件</u>'],
    [
      '<a href="#/home"><span style="text-decoration:underline">首页</span></a>',
      '<a href="#/home">首页</a>',
    ],
    ['<span style="text-decoration:underline line-through">甲</span>', '<u><s>甲</s></u>'],
    [
      '<span style="font-weight:700">甲</span><span style="font-weight:600">乙</span>',
      '<strong>甲</strong><strong>乙</strong>',
    ],
    ['<span style="font-weight:500">甲</span><span style="font-weight:400">乙</span>', '甲乙'],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">甲</span>乙</p></b>',
      '<p><strong>甲</strong>乙</p>',
    ],
    ['<b style="mso-bidi-font-weight:normal">甲</b>', '<b>甲</b>'],
    [
      '<strong>甲<span style="font-weight:normal">乙</span></strong>',
      '<strong>甲<span class="weight-normal">乙</span></strong>',
    ],
    ['<h2><span style="font-weight:400">题</span></h2>', '<h2>题</h2>'],
    [
      '<span style="font-style:italic">甲</span><i style="font-style:normal">乙</i>',
      '<em>甲</em>乙',
    ],
    ['10<span style="vertical-align:super;font-size:0.6em">2</span>', '10<sup>2</sup>'],
    ['H<span style="vertical-align:sub">2</span>O', 'H<sub>2</sub>O'],
    [
      '<ol style="list-style-type:upper-roman"><li>甲</ol>',
      '<ol class="list-upper-roman"><li>甲</li></ol>',
    ],
    [
      '<ol><li style="list-style:lower-latin">甲</ol>',
      '<ol><li class="list-lower-alpha">甲</li></ol>',
    ],
    [
      '<ul style="list-style-type:simp-chinese-informal"><li>甲</ul>',
      '<ul class="list-cjk"><li>甲</li></ul>',
    ],
    ['<ol reversed><li>甲</ol>', '<ol reversed=""><li>甲</li></ol>'],
    ['<ol start=-1><li>甲</ol>', '<ol start="-1"><li>甲</li></ol>'],
    [
      '<ol style="list-style-type:lower-greek"><li>甲</ol>',
      '<ol class="list-greek"><li>甲</li></ol>',
    ],
    ['<ol start=3><li value=9>甲</ol>', '<ol start="3"><li value="9">甲</li></ol>'],
    ['<ol><li data-list="bullet"><span class="ql-ui"></span>甲</li></ol>', '<ul><li>甲</li></ul>'],
    [
      '<p class="ql-align-center"><span class="text-big">甲</span></p>',
      '<p class="align-center"><span class="size-large">甲</span></p>',
    ],
    [
      '<section><section>甲</section><section>乙</section></section>',
      '<div><div>甲</div><div>乙</div></div>',
    ],
    [
      '<ruby>霧里<rp>（</rp><rt>きりさと</rt><rp>）</rp></ruby>公民館',
      '<ruby>霧里<rp>（</rp><rt>きりさと</rt><rp>）</rp></ruby>公民館',
    ],
    ['<a href="javascript:alert(1)">报名</a><a>乙</a>', '报名乙'],
  ])('%s', (html, shown) => {
    expect(shownOf(html)).toBe(shown)
    expect(shownOf(shown)).toBe(shown)
  })
})

test('a picture that an editor loads late has its address', () => {
  expect(shownOf('<img src="data:image/gif;base64,AA" data-src="/map.png" alt="图">')).toMatch(
    /^<img src="\/map\.png" alt="图"/,
  )
})

describe('embedded content becomes a link', () => {
  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/abc_123?rel=0"></iframe>',
      '视频：',
      'https://www.youtube.com/watch?v=abc_123',
      'youtube.com',
    ],
    [
      '<iframe src="//player.bilibili.com/player.html?aid=7&bvid=BV1x&page=1"></iframe>',
      '视频：',
      'https://www.bilibili.com/video/BV1x',
      'player.bilibili.com',
    ],
    [
      '<iframe data-src="https://v.qq.com/iframe/preview.html?vid=x12"></iframe>',
      '视频：',
      'https://v.qq.com/x/page/x12',
      'v.qq.com',
    ],
    [
      '<iframe src="https://maps.example.com/a b" title="路线图"></iframe>',
      '网页：',
      'https://maps.example.com/a%20b',
      '路线图',
    ],
    [
      '<video controls><source src="/files/start%20line.mp4"></video>',
      '视频：',
      '/files/start%20line.mp4',
      'start line.mp4',
    ],
    [
      '<audio src="https://www.example.com/a.mp3">x</audio>',
      '音频：',
      'https://www.example.com/a.mp3',
      'example.com',
    ],
    [
      '<figure class="media"><oembed url="https://example.com/v"></oembed></figure>',
      '网页：',
      'https://example.com/v',
      'example.com',
    ],
    ['<object data="/files/a.pdf"><p>x</p></object>', '网页：', '/files/a.pdf', 'a.pdf'],
  ])('%s', (html, words, href, name) => {
    const shown = document.createElement('div')
    shown.innerHTML = shownOf(html)
    const sentence = shown.querySelector('.embedded')
    expect(sentence).toHaveTextContent(`${words} ${name}`)
    expect(sentence).toHaveAttribute('lang', 'zh-CN')
    expect(sentence?.querySelector('a')).toHaveAttribute('href', href)
  })
  test('without a safe address nothing is left', () => {
    for (const source of ['javascript:alert(1)', 'data:text/html,x', '', 'about:blank'])
      expect(shownOf(`<p>甲<iframe src="${source}">x</iframe></p>`)).toBe('<p>甲</p>')
  })
})

describe('pictures within a content', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgo='
  const JPEG = `data:image/jpeg;base64,${'/9j/'.repeat(100_000)}`
  test.each([
    ['one in double quotes', `<img src="${PNG}" alt="图">`, PNG],
    ['a large one in single quotes', `<img alt="图" src='${JPEG}'>`, JPEG],
    ['one without quotes', `<img src=${PNG} alt=图>`, PNG],
    ['one in several lines', `<img alt="图" src="data:image/png;base64,iVBOR\n w0KGgo=">`, PNG],
    ['one to be loaded late', `<img alt="图" src="" data-src="${PNG}">`, PNG],
  ])('%s is shown', (_, html, source) => {
    const [slice] = sanitise(`<p>甲</p>${html}`).slices()
    const image = slice?.querySelector('img')
    expect(image?.getAttribute('src')).toBe(source)
    expect(image?.alt).toBe('图')
    expect(slice?.textContent).toBe('甲')
  })
  test.each(['data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,PGI+', 'inlined:0'])(
    '%s is none',
    (source) => expect(removedOf(`<p>甲</p><img src="${source}">`)).toEqual({ img: 1 }),
  )
})

test.each([
  ['<msup><mn>10</mn><mn>2</mn></msup>', '10<sup>2</sup>'],
  ['<msub><mi>t</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub>', 't<sub>i+1</sub>'],
  ['<mfrac><mi>a</mi><msqrt><mi>b</mi></msqrt></mfrac>', 'a/(√(b))'],
  [
    '<mfrac> <mrow><mi>a</mi> <mo>+</mo><mn>10</mn></mrow> <mrow> <mn>12</mn> </mrow> </mfrac>',
    '(a+10)/12',
  ],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '∑<sub>i</sub><sup>n</sup>'],
])('a formula is one line: %s', (formula, shown) => {
  expect(shownOf(`<p><math><mrow>${formula}</mrow></math></p>`)).toBe(`<p>${shown}</p>`)
  const copied = `<span class="katex"><span class="katex-mathml"><math><semantics>${formula}<annotation>tex</annotation></semantics></math></span><span class="katex-html"><span>x2</span></span></span>`
  expect(shownOf(`<p>${copied}</p>`)).toBe(`<p>${shown}</p>`)
})

test('names what was taken away', () => {
  expect(
    removedOf(
      '<p>甲<iframe src="https://example.com"></iframe><script>1</script><img src="x.png"></p>' +
        '<video></video><p hidden>乙</p><svg></svg>',
    ),
  ).toEqual({ hidden: 1, iframe: 1, video: 1, script: 1, svg: 1, img: 1 })
  expect(removedOf('<section><p class="x">甲</p></section>')).toEqual({})
})

test.each([
  ['<p>先<strong>取包</strong>，再乘车</p><p>返回</p>', '先取包，再乘车 返回'],
  ['a<br>b &amp; c&nbsp;&#24471;&#x5230;', 'a b & c 得到'],
  ['&ldquo;海拔更高&rdquo;&hellip;&middot;12&deg;C&yen;120', '“海拔更高”…·12°C¥120'],
  ['<!-- secret --><style>.x{}</style>seen<script>run()</script>', 'seen'],
  ['<li>12:45 截止。</li>\n<li>交通管制</li>', '12:45 截止。交通管制'],
  ['<table><tr><td>11:15</td><td>14:25</td></table>', '11:15 14:25'],
  ['集合：<s>北广场</s> 南广场', '集合： 南广场'.replace('： ', '：')],
  ['<ruby>霧里<rt>きりさと</rt></ruby>公民館', '霧里公民館'],
])('%s reads %j', (html, text) => expect(textOf(html)).toBe(text))

test('the readings of words are kept beside the text', () => {
  const [slice] = sanitise('<ruby>石楠花<rt>しゃくなげ</rt></ruby>峠').slices()
  expect(slice && readableText(slice)).toEqual({ text: '石楠花峠', reading: 'しゃくなげ' })
})

test.each([
  '一、竞赛名称',
  '（二）主办单位',
  '(三) 竞赛日期',
  '第一条 总则',
  '第 12 章',
  '1. 报名',
  '1.2 费用',
  '１．参加資格',
  '3、奖励',
  '4) Fees',
  'IV. Prizes',
  'Article 1: Entry',
  'ARTICLE 2',
  'Section 3',
  '①集合',
  'Ⅱ 規則',
  '§ 4',
  'Appendix A',
])('the heading %j has a number of its own', (title) => expect(hasOwnNumber(title)).toBe(true))

test.each([
  '竞赛名称',
  '5 公里亲子跑',
  '2024 年赛事',
  '42.195 公里',
  '一次报名',
  '百里画廊',
  '第一次参赛',
  'I am a volunteer',
  'Particulars',
  'Sections of the course',
  'Partnership 2024',
  '6:20 检录',
  '',
])('the heading %j has none', (title) => expect(hasOwnNumber(title)).toBe(false))

/** A megabyte of it takes minutes if each part makes the reader look at the rest again. */
const MB = 1_000_000
test.each([
  ['<', /^<+$/],
  ['</', /^$/],
  ['<!', /^$/],
  ['<!--', /^$/],
  ['<!---', /^$/],
  ['<?', /^$/],
  ['<a ', /^$/],
  ['<a b=', /^$/],
  ['<a b="', /^$/],
  ["<a b='c' ", /^$/],
  ['<img src="data:image/png;base64,', /^$/],
  ['<p style=', /^$/],
  ['<p style="/*', /^$/],
  ['&', /^&+$/],
  ['&#', /^(?:&#)+$/],
  ['&#x', /^(?:&#x)+$/],
  ['&amp', /^&+$/],
])('endless %j ends', (part, shown) => {
  const text = textOf(`检录 ${part.repeat(Math.ceil(MB / part.length))}`).replace(/\s/g, '')
  expect(text.startsWith('检录')).toBe(true)
  expect(shown.test(text.slice(2))).toBe(true)
})
