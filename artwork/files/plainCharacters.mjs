import { inflateSync } from 'node:zlib'

/** Radicals that Unicode normalisation does not map to a character. */
const RADICALS = new Map(
  [...'⻋车⻓长⻔门⻘青⻢马'.matchAll(/(.)(.)/g)].map(([, from, to]) => [from, to]),
)
const IS_RADICAL = /[\u2e80-\u2fdf]/
const STREAM = /(\d+) 0 obj\s*<<((?:(?!endobj)[^])*?)>>\s*stream\r?\n/g
const TARGET = /^(<\w+>) (?:(<\w+>) )?<(\w{4})>$/gm

/** @param {string} hex */
function characterOf(hex) {
  const radical = String.fromCharCode(parseInt(hex, 16))
  const character = RADICALS.get(radical) ?? radical.normalize('NFKC')
  if (IS_RADICAL.test(character)) throw new Error(`no character is known for the radical ${hex}`)
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Where a font has one glyph for both a radical and a character, Chromium's PDF maps it to the
 * radical, so copying, searching and reading aloud yield the wrong characters. Appends an update to
 * the file that maps such glyphs to the characters.
 * @param {Buffer} pdf
 */
export function withPlainCharacters(pdf) {
  const file = pdf.toString('latin1')
  let update = '\n'
  let table = 'xref\n'
  for (const { index, 0: head, 1: id, 2: dictionary = '' } of file.matchAll(STREAM)) {
    const start = index + head.length
    const end = start + Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    if (!/^\s*\/Filter \/FlateDecode\s*\/Length \d+\s*$/.test(dictionary)) continue
    const map = inflateSync(pdf.subarray(start, end)).toString('latin1')
    if (!map.includes('begincmap')) continue
    const plain = map.replace(TARGET, (line, first, last, hex) => {
      if (!IS_RADICAL.test(String.fromCharCode(parseInt(hex, 16)))) return line
      if (last && last !== first) throw new Error(`a range of radicals: ${line}`)
      return line.replace(`<${hex}>`, `<${characterOf(hex)}>`)
    })
    if (plain === map) continue
    table += `${id} 1\n${String(pdf.length + update.length).padStart(10, '0')} 00000 n \n`
    update += `${id} 0 obj\n<</Length ${plain.length}>> stream\n${plain}\nendstream\nendobj\n`
  }
  const end = /trailer\n<<([^]*)>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(file)
  if (!end) throw new Error('the file ends with no table of its objects')
  const place = pdf.length + update.length
  const close = `trailer\n<<${end[1]}\n/Prev ${end[2]}>>\nstartxref\n${place}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(update + table + close, 'latin1')])
}
