import { constants, deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  packed: Buffer
  /** Uncompressed size as declared in the archive. */
  declared: number
}

const part = (name: string, content: string): Part => {
  const bytes = Buffer.from(content)
  return { name, packed: deflateRawSync(bytes, { level: 1 }), declared: bytes.length }
}

/** An archive of compressed parts. Checksums are omitted, as nothing reads them. */
function zip(parts: Part[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, packed, declared } of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(declared, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(declared, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    files.push(local, Buffer.from(name), packed)
    list.push(central, Buffer.from(name))
    offset += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...list, end])
}

const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT = 'http://schemas.openxmlformats.org/package/2006/content-types'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const rels = (inside: string) => `<Relationships xmlns="${RELS}">${inside}</Relationships>`
const rel = (id: string, type: string, target: string, rest = '') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}" ${rest}/>`
const types = (path: string, type: string) =>
  `<Types xmlns="${CONTENT}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const wordParts = [
  part('[Content_Types].xml', types('word/document.xml', 'wordprocessingml.document')),
  part('_rels/.rels', rels(rel('r1', 'officeDocument', 'word/document.xml'))),
]
const wordDocument = (body: string) =>
  `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`

/** A text document with the given links. */
export const docx = (text: string, links: Record<string, string> = {}): Buffer =>
  zip([
    ...wordParts,
    part(
      'word/_rels/document.xml.rels',
      rels(
        Object.values(links)
          .map((target, at) => rel(`l${at}`, 'hyperlink', target, 'TargetMode="External"'))
          .join(''),
      ),
    ),
    part(
      'word/document.xml',
      wordDocument(
        paragraph(text) +
          Object.keys(links)
            .map(
              (name, at) =>
                `<w:p><w:hyperlink r:id="l${at}"><w:r><w:t>${name}</w:t></w:r></w:hyperlink></w:p>`,
            )
            .join(''),
      ),
    ),
  ])

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const linkedPicture = (id: string) =>
  `<w:r><w:drawing xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** A text document whose text is in a field, beside a picture that it only links to. */
export const docxWithField = (text: string): Buffer =>
  zip([
    ...wordParts,
    part(
      'word/_rels/document.xml.rels',
      rels(rel('p1', 'image', 'https://example.com/a.png', 'TargetMode="External"')),
    ),
    part(
      'word/document.xml',
      wordDocument(
        `<w:p><w:fldSimple w:instr=" TITLE &gt; "><w:r><w:t>${text}</w:t></w:r></w:fldSimple>${linkedPicture('p1')}</w:p>`,
      ),
    ),
  ])

/** A document whose main part has a name of its own, with a numbered heading and a web page in it. */
export const docxOfParts = (heading: string, page: string): Buffer =>
  zip([
    part('[Content_Types].xml', types('word/document2.xml', 'wordprocessingml.document')),
    part('_rels/.rels', rels(rel('r1', 'officeDocument', 'word/document2.xml'))),
    part(
      'word/_rels/document2.xml.rels',
      rels(rel('n', 'numbering', 'numbering.xml') + rel('k', 'aFChunk', 'chunk.html')),
    ),
    part(
      'word/numbering.xml',
      `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCounting"/><w:lvlText w:val="第%1条"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    part('word/chunk.html', page),
    part(
      'word/document2.xml',
      wordDocument(
        `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${heading}</w:t></w:r></w:p><w:altChunk r:id="k"/>`,
      ),
    ),
  ])

/**
 * A text document of a few kilobytes that unpacks to a gigabyte, declaring its true size or not.
 */
export function docxBomb(isHonest: boolean): Buffer {
  const megabyte = Buffer.alloc(1024 ** 2, ' ')
  const block = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array<Buffer>(1024).fill(block), deflateRawSync('')])
  const declared = isHonest ? 1024 ** 3 : 1000
  return zip([...wordParts, { name: 'word/document.xml', packed, declared }])
}

/** A workbook with one sheet of this many rows and columns. */
export function xlsx(height: number, width: number, text = (row: number) => String(row)): Buffer {
  const rows = Array.from({ length: height }, (_, row) => {
    const cell = `<c t="str"><v>${text(row + 1)}</v></c>`
    return `<row r="${row + 1}">${cell.repeat(width)}</row>`
  })
  return zip([
    part('[Content_Types].xml', types('xl/workbook.xml', 'spreadsheetml.sheet')),
    part('_rels/.rels', rels(rel('r1', 'officeDocument', 'xl/workbook.xml'))),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="one" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part('xl/_rels/workbook.xml.rels', rels(rel('r1', 'worksheet', 'worksheets/sheet1.xml'))),
    part(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${SHEET}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  ])
}

/** An encrypted DOCX or XLSX: a compound file that names its encrypted package. */
export const encryptedOffice = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1016),
  Buffer.from('EncryptedPackage', 'utf16le'),
])

/** A PDF of objects in order, starting with its catalog as object 1. */
function pdfOf(objects: string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  )
}

const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`
const kids = (count: number) =>
  Array.from({ length: count }, (_, page) => `${page * 2 + 4} 0 R`).join(' ')

/** A PDF of this many pages, each showing its number. It contains a script that must not run. */
export const pdf = (pages: number, trailer = ''): Buffer =>
  pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
      `<</Type/Pages/Count ${pages}/Kids[${kids(pages)}]>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...Array.from({ length: pages }, (_, page) => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${page * 2 + 5} 0 R>>`,
        stream(`BT /F 40 Tf 60 740 Td (Sheet ${page + 1}) Tj ET`),
      ]).flat(),
    ],
    trailer,
  )

/** A PDF with one page and nothing on it. */
export const blankPdf = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
  stream('q Q'),
])

/** A password-protected PDF. */
export const encryptedPdf = pdf(
  1,
  `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`,
)

/** A PDF whose Chinese font is not embedded, in an encoding that needs a character map. */
export const chinesePdf = (text: string): Buffer => {
  const hex = Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join(
    '',
  )
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    stream(`BT /F 48 Tf 60 700 Td <${hex}> Tj ET`),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ])
}
