// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Purpose, cleanInput } from '#domain/cleanInput.ts'
import { comparable } from '#domain/comparable.ts'

const BLOCK = 0x1000
const BLOCKS = 0x110
const everything = Array.from({ length: BLOCKS }, (_, block) =>
  String.fromCodePoint(...Array.from({ length: BLOCK }, (_one, at) => block * BLOCK + at)),
).join('')
/** All characters of a kind; `kind` is global. */
const charactersOf = (kind: RegExp) => everything.match(kind) ?? []
/** A private-use character, which no rule handles. */
const BETWEEN = '\ue000'

const CHARACTERS = charactersOf(/[^\p{Cn}\p{Co}\p{Cs}]/gu)
const VISIBLE = charactersOf(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu)
const LETTERS = charactersOf(/(?!\p{Default_Ignorable_Code_Point})\p{L}/gu)

type Rule = (purpose: Purpose, text: string) => string
/** The result of a rule for each text, computed in one call. */
const allBy = (rule: Rule, purpose: Purpose, texts: string[]) =>
  rule(purpose, ['', ...texts, ''].join(BETWEEN))
    .split(BETWEEN)
    .slice(1, -1)

const TEXTS = ['name', 'search', 'text'] as const
const FOLDED = ['documentNumber', 'phone', 'email', 'code', 'bib', 'number'] as const
const EVERY: Purpose[] = [...TEXTS, ...FOLDED]
/** A text of each purpose that is kept as it is. */
const SAMPLES: Record<Purpose, string> = {
  name: '林知远',
  search: '取包',
  text: 'vegan',
  documentNumber: 'E12345678',
  phone: '+447911123456',
  email: 'runner1@race.test',
  code: '123456',
  bib: 'B1226',
  number: '165',
}

const codeOf = (text: string) =>
  Array.from(text, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(' ')
/** The texts, as code points, whose results are not the expected ones. */
const different = (texts: string[], results: string[], expected: string[]) =>
  texts.filter((_, index) => results[index] !== expected[index]).map(codeOf)
const failing = (texts: string[], isTrue: (text: string) => boolean) =>
  texts.filter((text) => !isTrue(text)).map(codeOf)

const split = (text: string, between: string) => `${text.slice(0, 2)}${between}${text.slice(2)}`

test('the Roman ten of a resident ID is an X, and the dots of keyboards part a phone number', () => {
  expect(cleanInput('documentNumber', '11010119900307004Ⅹ')).toBe('11010119900307004X')
  expect(cleanInput('documentNumber', '11010119900307004ⅹ')).toBe('11010119900307004X')
  expect(cleanInput('phone', '+81・90‧1234･5678')).toBe('+819012345678')
})

describe.each(EVERY)('%s', (purpose) => {
  const sample = SAMPLES[purpose]

  test('every white space around it is removed', () => {
    const spaces = charactersOf(/\p{White_Space}/gu)
    expect(spaces.length).toBeGreaterThan(20)
    expect(
      failing(
        spaces,
        (space) => cleanInput(purpose, `${space}${sample}${space}${space}`) === sample,
      ),
    ).toEqual([])
  })

  test('every direction mark, space without width, soft hyphen and control is removed', () => {
    const marks = charactersOf(/\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu)
    expect(marks.length).toBeGreaterThan(60)
    expect(
      failing(
        marks,
        (mark) => cleanInput(purpose, `${mark}${split(sample, mark)}${mark}`) === sample,
      ),
    ).toEqual([])
  })

  test('a text of characters without a shape is empty', () => {
    const unseen = charactersOf(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu)
    expect(failing(unseen, (one) => cleanInput(purpose, ` ${one}${one} `) === '')).toEqual([])
    expect(cleanInput(purpose, '')).toBe('')
  })

  test('what is kept is kept again, and compares like what was typed', () => {
    const all = allBy(cleanInput, purpose, CHARACTERS)
    const allCompared = allBy(comparable, purpose, CHARACTERS)
    // A character that is kept or compared unchanged needs no further checks.
    const isChanged = (one: string, index: number) =>
      all[index] !== one || allCompared[index] !== one
    const changed = CHARACTERS.filter(isChanged)
    const rewritten = all.filter((_, index) => isChanged(CHARACTERS[index] ?? '', index))
    const compared = allCompared.filter((_, index) => isChanged(CHARACTERS[index] ?? '', index))
    expect(changed.length).toBeGreaterThan(100)
    expect(different(changed, allBy(cleanInput, purpose, rewritten), rewritten)).toEqual([])
    expect(different(changed, allBy(comparable, purpose, rewritten), compared)).toEqual([])
    expect(different(changed, allBy(comparable, purpose, compared), compared)).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const once = cleanInput(purpose, text)
        expect(cleanInput(purpose, once)).toBe(once)
      }),
    )
  })
})

describe.each(TEXTS)('%s', (purpose) => {
  test('letters, marks, digits, punctuation and symbols are as typed', () => {
    expect(VISIBLE.length).toBeGreaterThan(140_000)
    expect(different(VISIBLE, allBy(cleanInput, purpose, VISIBLE), VISIBLE)).toEqual([])
  })

  test('joiners between letters and variation selectors stay', () => {
    const joined = LETTERS.map((letter) => `${letter}\u200c${letter}\u200d${letter}`)
    expect(different(joined, allBy(cleanInput, purpose, joined), joined)).toEqual([])
    const selected = charactersOf(/\p{Variation_Selector}/gu).map((selector) => `葛${selector}城`)
    expect(selected.length).toBeGreaterThan(250)
    expect(different(selected, allBy(cleanInput, purpose, selected), selected)).toEqual([])
    expect(cleanInput(purpose, '城葛\u{e0100}')).toBe('城葛\u{e0100}')
  })

  test('joiners that join nothing go, except after a sign that they change', () => {
    expect(cleanInput(purpose, '\u200dAli\u200c Reza\u200d')).toBe('Ali Reza')
    expect(cleanInput(purpose, 'അവന്\u200d')).toBe('അവന്\u200d')
    expect(cleanInput(purpose, '👩\u200d👧\u200d ❤️\u200d🔥')).toBe('👩\u200d👧 ❤️\u200d🔥')
  })

  test('nothing is composed, decomposed or narrowed', () => {
    for (const text of ['e\u0301', '\u00e9', '㈱', 'ﬁ', 'ｷﾘ', 'Ａ１', 'a  b'])
      expect(cleanInput(purpose, text)).toBe(text)
  })
})

describe.each(FOLDED)('%s', (purpose) => {
  test('every decimal digit of Unicode is its digit', () => {
    const digits = charactersOf(/\p{Nd}/gu)
    expect(digits.length).toBeGreaterThan(600)
    const ascii = digits.map((_, index) => String(index % 10))
    expect(different(digits, allBy(cleanInput, purpose, digits), ascii)).toEqual([])
  })

  test('full-width letters and digits are those of ASCII', () => {
    const wide = charactersOf(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g)
    const ascii = wide.map((one) => one.normalize('NFKC'))
    expect(different(wide, allBy(cleanInput, purpose, wide), ascii)).toEqual([])
  })

  test('every hyphen, dash and minus is a hyphen, or goes like one', () => {
    const hyphens = charactersOf(/[\p{Pd}\u2212\u30fc\uff70\u2043\u2500]/gu)
    expect(hyphens.length).toBeGreaterThan(25)
    expect(
      failing(
        hyphens,
        (hyphen) => cleanInput(purpose, `12${hyphen}34`) === cleanInput(purpose, '12-34'),
      ),
    ).toEqual([])
  })

  test('nothing without a shape is left', () => {
    const unseen = charactersOf(/\p{Default_Ignorable_Code_Point}/gu)
    const sample = SAMPLES[purpose]
    expect(failing(unseen, (one) => cleanInput(purpose, split(sample, one)) === sample)).toEqual([])
  })
})

test.each<[Purpose, string, string]>([
  ['documentNumber', '１８００14', '180014'],
  ['documentNumber', '\u202d1101 0119-9003−0700·11\u202c', '110101199003070011'],
  ['phone', '+81ー90ー1234ー5678', '+819012345678'],
  ['phone', '＋８１ｰ９０ｰ１２３４ｰ５６７８', '+819012345678'],
  ['phone', '138−0000−0001', '13800000001'],
  ['phone', '138\u20110000\u20110001', '13800000001'],
  ['phone', '+86 138-0000-0001', '13800000001'],
  ['phone', '008613800000001', '13800000001'],
  ['phone', '0086 138 0000 0001', '13800000001'],
  ['phone', '8613800000001', '13800000001'],
  ['phone', '+8613800000001 ', '13800000001'],
  ['phone', '861380000000', '861380000000'],
  ['phone', '+44 (0)7911 123456', '+447911123456'],
  ['phone', '0044 （0） 7911 123456', '+447911123456'],
  ['phone', '(+81)(0)90-1234-5678', '+819012345678'],
  ['phone', '+81 090-1234-5678', '+819012345678'],
  ['phone', '+39 06 1234567', '+39061234567'],
  ['phone', '+44 7911 (0) 123456', '+4479110123456'],
  ['phone', '(010) 8888 6666', '01088886666'],
  ['phone', '+49 171/1234567', '+491711234567'],
  ['email', 'ｒｕｎｎｅｒ１＠race。test', 'runner1@race.test'],
  ['email', 'runner–1@race.test', 'runner-1@race.test'],
  ['email', 'サーバー@例え.jp', 'サーバー@例え.jp'],
  ['email', 'José@race.test', 'José@race.test'],
  ['code', ' 123 456\u200b', '123456'],
  ['code', 'ＹＬ２０２４–B1226–7F3K9QXM', 'YL2024-B1226-7F3K9QXM'],
  ['bib', ' Ｂ１２２６ ', 'B1226'],
  ['number', '１６５', '165'],
  ['number', '4.000', '4.000'],
  ['text', ' two\nlines\r\n', 'two\nlines'],
])('%s typed as %j is kept as %j', (purpose, text, expected) => {
  expect(cleanInput(purpose, text)).toBe(expected)
})

describe('compared alike are', () => {
  test.each<[Purpose, string, string]>([
    ...['‧', '・', '∙', '·', '•', ' ', '\u3000', '･', ''].map((dot): [Purpose, string, string] => [
      'name',
      `阿依古丽${dot}买买提`,
      '阿依古丽·买买提',
    ]),
    ['name', 'O’Brien', "o'BRIEN"],
    ['name', 'Anne‐Marie Straße', 'ANNE MARIE STRASSE'],
    ['name', 'ｷﾘ ｻﾄｰ', 'キリ　サトー'],
    ['name', '⽂', '文'],
    ['name', 'e\u0301', 'É'],
    ['name', '葛\u{e0100}城', '葛城'],
    ['bib', 'ｂ１２２６', 'B 1226'],
    ['documentNumber', '11010119900307001ｘ', '1101 0119 9003 0700 1X'],
    ['email', 'Runner1＠RACE.test', 'runner1@race.test'],
    ['search', 'Ⅳ ＫＭ', 'iv km'],
  ])('%s %j and %j', (purpose, one, other) => {
    expect(comparable(purpose, one)).toBe(comparable(purpose, other))
  })

  test('both cases of every letter', () => {
    const cased = charactersOf(/\p{Changes_When_Casemapped}/gu)
    expect(cased.length).toBeGreaterThan(2000)
    const compared = allBy(comparable, 'name', cased)
    const upper = cased.map((letter) => letter.toUpperCase())
    const lower = cased.map((letter) => letter.toLowerCase())
    expect(different(cased, allBy(comparable, 'name', upper), compared)).toEqual([])
    expect(different(cased, allBy(comparable, 'name', lower), compared)).toEqual([])
  })

  test('every compatibility form and its plain character', () => {
    const forms = CHARACTERS.filter((one) => one !== one.normalize('NFKC'))
    expect(forms.length).toBeGreaterThan(3000)
    const plain = forms.map((form) => form.normalize('NFKC'))
    const compared = allBy(comparable, 'name', plain)
    expect(different(forms, allBy(comparable, 'name', forms), compared)).toEqual([])
  })

  test.each<[Purpose, string, string]>([
    ['email', 'runner.1@race.test', 'runner1@race.test'],
    ['email', 'ﬁn@race.test', 'fin@race.test'],
    ['name', 'サトー', 'サト'],
    ['name', 'José', 'Jose'],
    ['search', 'cut off', 'cutoff'],
  ])('not %s %j and %j', (purpose, one, other) => {
    expect(comparable(purpose, one)).not.toBe(comparable(purpose, other))
  })
})
