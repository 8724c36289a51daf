import fc from 'fast-check'

/** What editors and attackers write: kept, renamed, embedded and removed elements (decision 56). */
const ELEMENTS = (
  'a address article aside audio b blockquote body br button canvas caption center code col dd del ' +
  'details div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h6 hr i iframe ' +
  'img input ins li link main math nav noscript object ol option p pre rb rp rt ruby s script ' +
  'section select span strike style sub summary sup svg table tbody td template textarea tfoot th ' +
  'thead title tr u ul video x-y'
).split(' ')
const STYLES = [
  'display:none',
  'display:none;display:block',
  'visibility:collapse',
  'mso-hide:all',
  'font-weight:bolder',
  'font-weight:100',
  'font-style:oblique 10deg',
  'text-decoration:underline line-through wavy red !important',
  'vertical-align:super',
  'vertical-align:-2px',
  'text-align:right',
  'color:rgb(1e9,-1,none)',
  'color:#c00;/* ; ',
  'font-size:1e308px',
  'font-size:0.0001em',
  'list-style:upper-roman',
  'list-style-type:japanese-formal',
  'position:fixed;inset:0;z-index:9999',
  'width:9999px;min-width:9999px',
  'margin-left:-9999px;white-space:nowrap',
  ';;:;:x;color',
]
const ATTRIBUTES = [
  'hidden',
  'align=justify',
  'bgcolor=red',
  'class="ql-align-center text-huge note files list-cjk"',
  'color=#f00 size=7',
  'colspan=99 rowspan=99',
  'data-list=bullet',
  'data-src="/x.png"',
  'dir=rtl',
  'href="#/article/100%"',
  'href="#section-9"',
  'href="javascript:1"',
  'id=root',
  'is=x-y',
  'lang=ja-',
  'name=top',
  'src="//x.test/%E0%A4%A"',
  'start=-1 type=i reversed',
  'value=99999',
  'width=9999 height=0',
]

const escaped = (style: string) => `style="${style}"`

/** Markup of an editor: any elements in each other, closed or not, with any styles and attributes. */
export const oddMarkup: fc.Arbitrary<string> = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('检录', 'Check-in', '一、', '1.1 ', '&#0;&#xD800;&#1114112;&lt;', '', '\u0000'),
    fc
      .record({
        name: fc.constantFrom(...ELEMENTS),
        attributes: fc.array(
          fc.oneof(fc.constantFrom(...STYLES).map(escaped), fc.constantFrom(...ATTRIBUTES)),
          { maxLength: 2 },
        ),
        inside: fc.array(tie('markup'), { maxLength: 4 }),
        isClosed: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
      })
      .map(
        ({ name, attributes, inside, isClosed }) =>
          `<${[name, ...attributes].join(' ')}>${inside.join('')}${isClosed ? `</${name}>` : ''}`,
      ),
  ),
})).markup
