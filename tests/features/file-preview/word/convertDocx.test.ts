// @vitest-environment node
import { expect, test } from 'vitest'
import { convertDocx } from '#features/file-preview/word/convertDocx.ts'
import {
  codesOf,
  documentOf,
  docxOf,
  htmlOf,
  NAMESPACES,
  p,
  rels,
  run,
  strictRels,
  zipped,
} from './docxOf.ts'

test.each([
  ['another name', 'word/document2.xml', rels],
  ['a name from the root', '/word/text/main.xml', rels],
  ['the strict standard, in a folder of another name', 'Papers/Main.XML', strictRels],
])('the main part is found by its relationship: %s', async (_, target, write) => {
  const name = target.replace(/^\//, '')
  const folder = name.replace(/[^/]*$/, '')
  const { html } = await convertDocx(
    zipped({
      '_rels/.rels': write([['r', 'officeDocument', target]]),
      [name]: documentOf(
        p(
          '<w:hyperlink r:id="h"><w:r><w:t>link</w:t></w:r></w:hyperlink>',
          '<w:pStyle w:val="x"/>',
        ),
      ),
      [`${folder}_rels/${name.slice(folder.length)}.rels`]: write([
        ['s', 'styles', '../styles/s.xml'],
        ['h', 'hyperlink', 'https://race.test/', 'TargetMode="External"'],
      ]),
      [`${folder}../styles/s.xml`.replace(/[^/]+\/\.\.\//, '')]:
        `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="x"><w:name w:val="heading 2"/></w:style></w:styles>`,
    }),
  )
  expect(html).toBe('<h2><a href="https://race.test/">link</a></h2>')
})

test('a package without a document is not what its name says', async () => {
  const workbook = zipped({
    '_rels/.rels': rels([['r', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': '<workbook/>',
  })
  await expect(convertDocx(workbook)).rejects.toMatchObject({ reason: 'mismatch' })
})

test('parts that are not well-formed are refused at once, whatever their size', async () => {
  for (const relationships of [
    '<Relationship '.repeat(30_000),
    '<?'.repeat(60_000),
    '<a>'.repeat(30_000),
  ]) {
    const file = docxOf(p('text'), {
      parts: { 'word/_rels/document.xml.rels': `<R>${relationships}` },
    })
    await expect(convertDocx(file)).rejects.toMatchObject({ reason: 'broken' })
  }
})

test('hidden text is not shown: by itself, by its style, by its paragraph', async () => {
  const style = (type: string, id: string, rest: string) =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${rest}</w:style>`
  const hides = '<w:rPr><w:vanish/></w:rPr>'
  const styles =
    style('character', 'h', hides) +
    style('paragraph', 'ph', hides) +
    style('paragraph', 'pb', '<w:basedOn w:val="ph"/>')
  const body = [
    p(
      run('a') +
        run('b', '<w:vanish/>') +
        run('c', '<w:vanish w:val="0"/>') +
        run('d', '<w:webHidden/>'),
    ),
    p(run('e', '<w:rStyle w:val="h"/>') + run('f')),
    p(run('g') + run('h', '<w:vanish w:val="false"/>'), '<w:pStyle w:val="pb"/>'),
  ]
  expect(await htmlOf(body.join(''), { styles })).toBe('<p>acd</p><p>f</p><p>h</p>')
})

test('deleted and moved-away text is not shown, inserted and moved text is', async () => {
  const body = [
    p(
      `<w:ins>${run('a')}</w:ins><w:del><w:r><w:delText>b</w:delText></w:r></w:del><w:moveFrom>${run('c')}</w:moveFrom><w:moveTo>${run('d')}</w:moveTo>`,
    ),
    p('e', '<w:rPr><w:del/></w:rPr>'),
    p('f'),
  ]
  expect(await htmlOf(body.join(''))).toBe('<p>ad</p><p>ef</p>')
})

test('text in wrappers of any kind is shown', async () => {
  const wrapped = ['w:smartTag', 'w:bdo', 'w:dir', 'w:customXml', 'w:notYetKnown'].map(
    (name, at) => `<${name}>${run(String(at))}</${name}>`,
  )
  const box = `<w:sdt><w:sdtPr/><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt>`
  expect(await htmlOf(p(wrapped.join('') + box))).toBe('<p>01234☒</p>')
})

const mark = (type: string, inside = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const field = (text: string, result?: string) =>
  mark('begin') +
  code(text) +
  (result === undefined ? '' : mark('separate') + run(result)) +
  mark('end')

test('of a field the result is shown, never the code', async () => {
  const body = p(
    `<w:fldSimple w:instr="DATE">${run('8月')}</w:fldSimple>${field(' PAGE ', '3')}${mark('begin')}${code('IF ')}${field('MERGEFIELD x', '隠')}${mark('separate')}${run('見')}${mark('end')}`,
  )
  expect(await htmlOf(body)).toBe('<p>8月3見</p>')
})

test('a field that links keeps its address without its tip', async () => {
  expect(
    await htmlOf(
      p(
        field(' HYPERLINK "https://race.test/" \\o "tip" ', 'go') +
          field('HYPERLINK \\l "end"', 'end'),
      ),
    ),
  ).toBe('<p><a href="https://race.test/">go</a><a href="#end">end</a></p>')
})

test('forms and equation fields without results are shown as text', async () => {
  const form = (inside: string, text: string) =>
    mark('begin', `<w:ffData>${inside}</w:ffData>`) + code(text) + mark('end')
  const body = p(
    form('<w:checkBox><w:checked/></w:checkBox>', 'FORMCHECKBOX') +
      form('<w:checkBox/>', 'FORMCHECKBOX') +
      form(
        '<w:ddList><w:result w:val="1"/><w:listEntry w:val="A"/><w:listEntry w:val="B"/></w:ddList>',
        'FORMDROPDOWN',
      ) +
      field('EQ \\o\\ac(○,3)') +
      field('EQ \\* jc2 \\o\\ad(\\s\\up 9(きりさと),霧里)'),
  )
  expect(await htmlOf(body)).toBe(
    '<p>☒☐B③<ruby>霧里<rp>（</rp><rt>きりさと</rt><rp>）</rp></ruby></p>',
  )
})

const guide = (base: string, reading: string) =>
  `<w:r><w:ruby><w:rubyPr/><w:rt>${run(reading)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`

test('phonetic guides stand over their words, in brackets where that is not possible', async () => {
  expect(
    await htmlOf(p(run('集合は') + guide('霧里', 'きりさと') + guide('峠', '') + run('です'))),
  ).toBe('<p>集合は<ruby>霧里<rp>（</rp><rt>きりさと</rt><rp>）</rp></ruby>峠です</p>')
})

test('equations are shown as a line of text and noted', async () => {
  const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
  const body = p(
    `<m:oMath>${t('t=')}<m:f><m:num>${t('d+h')}</m:num><m:den><m:sSup><m:e>${t('v')}</m:e><m:sup>${t('2')}</m:sup></m:sSup></m:den></m:f></m:oMath>`,
  )
  const { html, notes } = await convertDocx(docxOf(body))
  expect(html).toBe('<p>t=(d+h)/(v^2)</p>')
  expect(notes).toEqual([{ code: 'equations' }])
  expect(await convertDocx(docxOf(p(field('EQ \\f(42.195,t)'))))).toMatchObject({
    html: '<p>42.195/t</p>',
    notes: [{ code: 'equations' }],
  })
})

const drawing = (inside: string, about = '') =>
  `<w:r><w:drawing><wp:inline><wp:docPr ${about}/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
const picture = (id: string) =>
  `<pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic>`

test('the text of a text box is shown once', async () => {
  const box = `<w:txbxContent>${p('box')}</w:txbxContent>`
  const vml = `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`
  const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(`<wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp>`).slice(5, -6)}</mc:Choice><mc:Fallback>${vml}</mc:Fallback></mc:AlternateContent></w:r>`
  expect(await htmlOf(p(run('a') + both))).toBe('<p>a</p><p>box</p>')
  expect(await htmlOf(p(`${run('a')}<w:r>${vml}</w:r>`))).toBe('<p>a</p><p>box</p>')
})

test('pictures are shown with their description, missing and linked ones are noted', async () => {
  const options = {
    links: [
      ['p', 'image', 'media/a.PNG'],
      ['gone', 'image', 'media/none.png'],
      ['far', 'image', 'https://race.test/a.png', 'TargetMode="External"'],
    ] as [string, string, string, string?][],
    parts: { 'word/media/a.PNG': new Uint8Array([1, 2, 3]) },
  }
  const shown = await convertDocx(docxOf(p(drawing(picture('p'), 'descr="map"')), options))
  expect(shown.html).toBe('<p><img alt="map" src="picture-0" /></p>')
  expect(shown.pictures).toHaveLength(1)
  expect(shown.notes).toEqual([])
  for (const id of ['gone', 'far', 'unknown']) {
    expect(await codesOf(p(run('a') + drawing(picture(id))), options)).toEqual(['pictures'])
  }
  expect(await codesOf(p(run('a') + drawing(picture('p'), 'hidden="1"')), options)).toEqual([])
})

test('charts, diagrams, embedded files and macros are noted where there are any', async () => {
  expect(await codesOf(p('a'))).toEqual([])
  expect(await codesOf(p(drawing('<c:chart r:id="c"/>')))).toEqual(['charts'])
  expect(await codesOf(p(drawing('<dgm:relIds r:dm="d"/>')))).toEqual(['diagrams'])
  expect(
    await codesOf(p('<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>')),
  ).toEqual(['objects'])
  expect(
    await codesOf(p('a'), {
      links: [['m', 'vbaProject', 'vba.xml']],
      parts: { 'word/vba.xml': '' },
    }),
  ).toEqual(['macros'])
})

const chunk = (target: string, part: string | Uint8Array) =>
  convertDocx(
    docxOf(`${p('a')}<w:altChunk r:id="k"/>`, {
      links: [['k', 'aFChunk', target]],
      parts: { [`word/${target}`]: part },
    }),
  )

test('embedded text is shown: web pages, messages, plain text, documents', async () => {
  const page = '<html><body><h1>规程</h1></body></html>'
  const { html, pages } = await chunk('c.html', page)
  expect(html).toBe(`<p>a</p>${pages[0]?.placeholder}`)
  expect(pages[0]?.html).toBe(page)
  const message =
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p class=3D"x">=E8=A7=84=\r\n=E7=A8=8B</p>\r\n--b--'
  expect((await chunk('c.mht', message)).pages[0]?.html).toContain('<p class="x">规程</p>')
  expect((await chunk('c.txt', 'x < y')).pages[0]?.html).toBe('<p>x &lt; y</p>')
  const inner = await chunk('c.docx', docxOf(p('inside')))
  expect(inner.html).toBe('<p>a</p><p>inside</p>')
  expect(inner.notes).toEqual([])
  expect((await chunk('c.rtf', '{\\rtf1 text}')).notes).toEqual([{ code: 'objects' }])
})

test('tables keep their spans, and lose deleted rows', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`
  const body = `<w:tbl><w:bookmarkStart w:name="b"/><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('a', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr><w:trPr><w:del/></w:trPr>${cell('b')}</w:tr><w:sdt><w:sdtContent><w:tr>${cell('c')}${cell('d')}</w:tr></w:sdtContent></w:sdt></w:tbl>`
  expect(await htmlOf(body)).toBe(
    '<table><thead><tr><th colspan="2"><p>a</p></th></tr></thead><tbody><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
  )
})

test('cells merged to the left, as older programs write it, are one cell', async () => {
  const cell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${p(text)}</w:tc>`
  const [begins, goesOn] = ['<w:hMerge w:val="restart"/>', '<w:hMerge/>']
  const body = `<w:tbl><w:tr>${cell('a', begins)}${cell('', goesOn)}${cell('', `<w:gridSpan w:val="2"/><w:hMerge w:val="continue"/>`)}${cell('b', begins)}</w:tr></w:tbl>`
  expect(await htmlOf(body)).toBe(
    '<table><tr><td colspan="4"><p>a</p></td><td><p>b</p></td></tr></table>',
  )
})

test('footnotes follow the text, with the links of their own part', async () => {
  const footnotes = `<w:footnote w:type="separator" w:id="0">${p('-')}</w:footnote><w:footnote w:id="1">${p('note')}</w:footnote>`
  const html = await htmlOf(p(`${run('a')}<w:r><w:footnoteReference w:id="1"/></w:r>`), {
    footnotes,
  })
  expect(html).toContain('<li id="footnote-1"><p>note <a href="#footnote-ref-1">↑</a></p></li>')
})
