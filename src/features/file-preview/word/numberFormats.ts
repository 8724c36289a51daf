const fromList = (letters: string) => (value: number) => {
  const list = Array.from(letters)
  return value > 0 ? (list[(value - 1) % list.length] ?? null) : null
}
/** Once the letters are used up Word doubles them: y, z, aa, bb. */
const repeated = (letters: string) => (value: number) => {
  const list = Array.from(letters)
  const times = Math.ceil(value / list.length)
  return times > 0 && times < 10 ? (list[(value - 1) % list.length] ?? '').repeat(times) : null
}
const from = (first: number, last: number, start: string) => (value: number) =>
  value >= first && value <= last
    ? String.fromCodePoint((start.codePointAt(0) ?? 0) + value - first)
    : null
const positional = (digits: string) => (value: number) =>
  Array.from(String(value), (digit) => Array.from(digits)[Number(digit)] ?? digit).join('')

const ROMAN: [string, number][] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]
function roman(value: number): string | null {
  if (value < 1 || value > 32767) return null
  let left = value
  let written = ''
  for (const [letters, worth] of ROMAN) {
    written += letters.repeat(Math.floor(left / worth))
    left %= worth
  }
  return written
}

interface Counting {
  /** From zero to nine. */
  digits: string
  /** Ten, hundred, thousand. */
  units: string
  /** Whether `value` in this place is written without its one: 十, 百. */
  isBareOne: (unit: number, isFirst: boolean) => boolean
  /** Whether skipped places are written as one zero: 一百零一. */
  hasZero: boolean
}

/** Counts as it is said, up to 9999. */
const counting =
  ({ digits, units, isBareOne, hasZero }: Counting) =>
  (value: number): string | null => {
    const [zero = '', ...rest] = Array.from(digits)
    if (value === 0) return zero
    if (value < 0 || value > 9999) return null
    const figures = Array.from(String(value), Number)
    let written = ''
    let isSkipped = false
    figures.forEach((figure, at) => {
      const unit = figures.length - 1 - at
      if (figure === 0) {
        isSkipped = true
        return
      }
      if (isSkipped && hasZero) written += zero
      isSkipped = false
      if (unit === 0 || figure !== 1 || !isBareOne(unit, at === 0)) written += rest[figure - 1]
      if (unit > 0) written += Array.from(units)[unit - 1]
    })
    return written
  }

const never = () => false
const chinese = counting({
  digits: '零一二三四五六七八九',
  units: '十百千',
  isBareOne: (unit, isFirst) => unit === 1 && isFirst,
  hasZero: true,
})
const japanese = counting({
  digits: '〇一二三四五六七八九',
  units: '十百千',
  isBareOne: () => true,
  hasZero: false,
})
const legal = (digits: string, units: string, hasZero: boolean) =>
  counting({ digits, units, isBareOne: never, hasZero })

function ordinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14
  return `${value}${(!isTeen && ['th', 'st', 'nd', 'rd'][value % 10]) || 'th'}`
}
const zodiac = '子丑寅卯辰巳午未申酉戌亥'
const stems = '甲乙丙丁戊己庚辛壬癸'
const sixty = (value: number) => {
  const stem = fromList(stems)(value)
  return stem && `${stem}${fromList(zodiac)(value) ?? ''}`
}
const circled = from(1, 20, '①')
const fullWidth = positional('０１２３４５６７８９')
const ideographs = positional('〇一二三四五六七八九')

/** Number formats of ECMA-376, part 1, 17.18.59; null for a number that a format does not have. */
const FORMATS: Record<string, (value: number) => string | null> = {
  decimal: String,
  decimalHalfWidth: String,
  decimalZero: (value) => String(value).padStart(2, '0'),
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedFullstop: from(1, 20, '⒈'),
  decimalEnclosedParen: from(1, 20, '⑴'),
  numberInDash: (value) => `- ${value} -`,
  ordinal,
  hex: (value) => value.toString(16).toUpperCase(),
  none: () => '',
  upperRoman: roman,
  lowerRoman: (value) => roman(value)?.toLowerCase() ?? null,
  upperLetter: repeated('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  lowerLetter: repeated('abcdefghijklmnopqrstuvwxyz'),
  russianUpper: repeated('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'),
  russianLower: repeated('абвгдежзиклмнопрстуфхцчшщыэюя'),
  chicago: repeated('*†‡§'),
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  chineseLegalSimplified: legal('零壹贰叁肆伍陆柒捌玖', '拾佰仟', true),
  taiwaneseCounting: chinese,
  taiwaneseCountingThousand: chinese,
  taiwaneseDigital: positional('○一二三四五六七八九'),
  ideographDigital: ideographs,
  ideographLegalTraditional: legal('零壹貳參肆伍陸柒捌玖', '拾佰仟', true),
  ideographTraditional: fromList(stems),
  ideographZodiac: fromList(zodiac),
  ideographZodiacTraditional: sixty,
  ideographEnclosedCircle: from(1, 10, '㊀'),
  japaneseCounting: japanese,
  japaneseDigitalTenThousand: ideographs,
  japaneseLegal: legal('〇壱弐参四伍六七八九', '拾百阡', false),
  aiueo: fromList('ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ'),
  aiueoFullWidth: fromList(
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  ),
  iroha: fromList('ｲﾛﾊﾆﾎﾍﾄﾁﾘﾇﾙｦﾜｶﾖﾀﾚｿﾂﾈﾅﾗﾑｳヰﾉｵｸﾔﾏｹﾌｺｴﾃｱｻｷﾕﾒﾐｼヱﾋﾓｾｽﾝ'),
  irohaFullWidth: fromList(
    'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  ),
  ganada: fromList('가나다라마바사아자차카타파하'),
  chosung: fromList('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'),
  koreanDigital: positional('영일이삼사오육칠팔구'),
  koreanDigital2: positional('零一二三四五六七八九'),
}

export const isKnownFormat = (format: string): boolean => Object.hasOwn(FORMATS, format)

/** A number in a format of Word; in figures where the format is unknown or does not have it. */
export const formatWordNumber = (value: number, format: string): string =>
  (isKnownFormat(format) ? FORMATS[format]?.(value) : null) ?? String(value)
