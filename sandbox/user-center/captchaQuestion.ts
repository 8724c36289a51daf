import { randomInt } from 'node:crypto'
import { comparable } from '#domain/comparable.ts'

type Word = readonly [zh: string, en: string, ja: string]

/** Indexed by digit, from 1. There is no zero, so an answer can be stored as a number. */
const NUMBERS: readonly Word[] = [
  ['一', 'one', '一'],
  ['二', 'two', '二'],
  ['三', 'three', '三'],
  ['四', 'four', '四'],
  ['五', 'five', '五'],
  ['六', 'six', '六'],
  ['七', 'seven', '七'],
  ['八', 'eight', '八'],
  ['九', 'nine', '九'],
]
/** None of them sounds like a number in any of the languages. */
const THINGS: readonly Word[] = [
  ['山羊', 'goat', 'ヤギ'],
  ['河流', 'river', '川'],
  ['窗户', 'window', '窓'],
  ['苹果', 'apple', 'リンゴ'],
  ['雨伞', 'umbrella', '傘'],
  ['松树', 'pine', '松'],
  ['面包', 'bread', 'パン'],
  ['铅笔', 'pencil', '鉛筆'],
  ['月亮', 'moon', '月'],
  ['毛巾', 'towel', 'タオル'],
]
const NUMBERS_ASKED = 3
const THINGS_ASKED = 2

/** Draws `count` distinct indices below `size`, in random order. */
function draw(size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, i) => i)
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0] ?? 0)
}

/**
 * A question that needs neither sight nor precise pointing: which of the words are numbers, typed
 * as digits. `answer` is those digits as one number.
 */
export function makeCaptchaQuestion() {
  const digits = draw(NUMBERS.length, NUMBERS_ASKED)
  const words = digits.map((digit) => NUMBERS[digit] ?? ['', '', ''])
  for (const thing of draw(THINGS.length, THINGS_ASKED)) {
    words.splice(randomInt(words.length + 1), 0, THINGS[thing] ?? ['', '', ''])
  }
  return {
    question: `请按顺序用阿拉伯数字写出其中的数：${words.map(([zh]) => zh).join('、')}`,
    questionEn: `Type the numbers in this list as digits, in order: ${words.map(([, en]) => en).join(', ')}`,
    questionJa: `次の言葉のうち、数字を順番に算用数字で入力してください：${words.map(([, , ja]) => ja).join('、')}`,
    answer: Number(digits.map((digit) => digit + 1).join('')),
  }
}

const TEXTS = new Map(NUMBERS.flatMap((names, i) => names.map((name) => [name, String(i + 1)])))

/**
 * Parses an answer given as digits (half or full width) or as number words in one of the languages. Returns
 * NaN for anything else.
 */
export function readCaptchaAnswer(answer: string): number {
  const digits = comparable('text', answer)
    .replace(/[a-z]+|\p{Script=Han}/gu, (word) => TEXTS.get(word) ?? word)
    .replace(/[\s,.、。-]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}
