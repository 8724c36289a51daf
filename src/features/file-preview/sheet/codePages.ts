import { set_cptable } from 'xlsx'

/** Windows' numbers of encodings, by the names that browsers have for them. */
const ENCODINGS: Record<number, string> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  10001: 'shift_jis',
  10002: 'big5',
  10003: 'euc-kr',
  10007: 'x-mac-cyrillic',
  10008: 'gbk',
  20866: 'koi8-r',
  28591: 'iso-8859-1',
  54936: 'gb18030',
  65001: 'utf-8',
}

const encodingOf = (codePage: number) =>
  ENCODINGS[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'latin1')

const decoders = new Map<number, TextDecoder>()

function decode(codePage: number, bytes: string | ArrayLike<number>): string {
  let decoder = decoders.get(codePage)
  if (!decoder) {
    decoder = new TextDecoder(encodingOf(codePage))
    decoders.set(codePage, decoder)
  }
  const numbers =
    typeof bytes === 'string' ? Array.from(bytes, (letter) => letter.charCodeAt(0)) : bytes
  return decoder.decode(Uint8Array.from(numbers))
}

/**
 * Lets the library read text in the encodings of Excel 5.0/95, such as GBK and Shift-JIS, with the
 * browser's own tables.
 */
export const loadCodePages = (): void => set_cptable({ utils: { decode } })
