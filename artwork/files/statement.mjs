import { CFB } from 'xlsx'
import { chinese, english } from './statementText.mjs'

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const LINE = 'w:val="single" w:sz="4" w:space="0" w:color="C7CCC6"'

const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * @param {string} text
 * @param {string} [style]
 * @param {string} [rest] additional properties
 */
const paragraph = (text, style = '', rest = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${rest}</w:pPr>` +
  `<w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`

/** @param {string} text @param {number} width */
const cell = (text, width) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`

/** @param {[string, string][]} rows */
const signatureTable = (rows) =>
  '<w:tbl><w:tblPr><w:tblW w:w="9026" w:type="dxa"/><w:tblBorders>' +
  ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} ${LINE}/>`)
    .join('') +
  '</w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="5426"/><w:gridCol w:w="3600"/></w:tblGrid>' +
  rows
    .map(
      ([who, when]) =>
        '<w:tr><w:trPr><w:trHeight w:val="850"/></w:trPr>' +
        `${cell(who, 5426)}${cell(when, 3600)}</w:tr>`,
    )
    .join('') +
  '</w:tbl>'

/**
 * @param {import('./statementText.mjs').Statement} statement
 * @param {number} list number of its first list
 * @param {string} rest properties of the title
 */
const pages = ({ title, event, lead, parts, signing, signingNote, signatures }, list, rest = '') =>
  [
    paragraph(title, 'Heading1', rest),
    paragraph(event, 'Event'),
    paragraph(lead),
    ...parts.flatMap(({ heading, note, points }, part) => [
      paragraph(heading, 'Heading2'),
      ...(note ? [paragraph(note, 'Note')] : []),
      ...points.map((point) =>
        paragraph(
          point,
          'ListParagraph',
          `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list + part}"/></w:numPr>`,
        ),
      ),
    ]),
    paragraph(signing, 'Heading2'),
    paragraph(signingNote),
    signatureTable(signatures),
    paragraph(''),
  ].join('')

const body =
  pages(chinese, 1) +
  pages(english, 3, '<w:pageBreakBefore/>') +
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1304" w:right="1440" w:bottom="1304" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'

/** @param {string} id @param {string} name @param {string} paragraphs @param {string} letters */
const style = (id, name, paragraphs, letters) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
  `<w:pPr>${paragraphs}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`

const SERIF =
  '<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:eastAsia="宋体"/><w:b/><w:color w:val="143329"/>'
const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr>' +
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="微软雅黑"/><w:sz w:val="21"/><w:lang w:val="en-GB" w:eastAsia="zh-CN"/>' +
  '</w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>' +
  '<w:pPr><w:spacing w:after="120" w:line="340" w:lineRule="auto"/></w:pPr></w:style>' +
  style('Heading1', 'heading 1', '<w:spacing w:after="60"/>', `${SERIF}<w:sz w:val="44"/>`) +
  style(
    'Heading2',
    'heading 2',
    '<w:keepNext/><w:spacing w:before="280" w:after="100"/>',
    `${SERIF}<w:sz w:val="28"/>`,
  ) +
  style(
    'Event',
    'Event',
    '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="8" w:color="143329"/></w:pBdr><w:spacing w:after="240"/>',
    '<w:color w:val="59625D"/>',
  ) +
  style('Note', 'Note', '<w:shd w:val="clear" w:fill="FBEAE0"/>', '') +
  style('ListParagraph', 'List Paragraph', '<w:ind w:left="420" w:hanging="420"/>', '')

const numbers =
  [1, 2, 3, 4]
    .map(
      (list) =>
        `<w:abstractNum w:abstractNumId="${list}"><w:lvl w:ilvl="0"><w:start w:val="1"/>` +
        '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/>' +
        '<w:pPr><w:ind w:left="420" w:hanging="420"/></w:pPr></w:lvl></w:abstractNum>',
    )
    .join('') +
  [1, 2, 3, 4]
    .map((list) => `<w:num w:numId="${list}"><w:abstractNumId w:val="${list}"/></w:num>`)
    .join('')

/** @param {string} tag @param {string} inside */
const word = (tag, inside) =>
  `${HEAD}<w:${tag} xmlns:w="${NAMESPACE}" xmlns:r="${OFFICE}">${inside}</w:${tag}>`
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PARTS = { document: 'document.main', styles: 'styles', numbering: 'numbering' }

const files = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
    PARTS,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="/word/${part}.xml" ContentType="${MAIN}.${type}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${[
    'styles',
    'numbering',
  ]
    .map(
      (part, at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${part}" Target="${part}.xml"/>`,
    )
    .join('')}</Relationships>`,
  'word/document.xml': word('document', `<w:body>${body}</w:body>`),
  'word/styles.xml': word('styles', styles),
  'word/numbering.xml': word('numbering', numbers),
}

/** The participation declaration in both languages, as a DOCX. */
export function statement() {
  const archive = CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(files)) {
    CFB.utils.cfb_add(archive, `/${name}`, Buffer.from(text))
  }
  return CFB.write(archive, { fileType: 'zip', type: 'buffer', compression: true })
}
