import { randomInt } from 'node:crypto'
import { comparable } from '../../src/domain/comparable.ts'

type Pair = readonly [zh: string, en: string]

/** Indexed by digit, from 1. There is no zero, so an answer can be stored as a number. */
const NUMBERS: readonly Pair[] = [
  ['一', 'one'],
  ['二', 'two'],
  ['三', 'three'],
  ['四', 'four'],
  ['五', 'five'],
  ['六', 'six'],
  ['七', 'seven'],
  ['八', 'eight'],
  ['九', 'nine'],
]
/** None of them sounds like a number in either language. */
const THINGS: readonly Pair[] = [
  ['山羊', 'goat'],
  ['河流', 'river'],
  ['窗户', 'window'],
  ['苹果', 'apple'],
  ['雨伞', 'umbrella'],
  ['松树', 'pine'],
  ['面包', 'bread'],
  ['铅笔', 'pencil'],
  ['月亮', 'moon'],
  ['毛巾', 'towel'],
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
export function makeCaptchaQuestion(): { question: string; questionEn: string; answer: number } {
  const digits = draw(NUMBERS.length, NUMBERS_ASKED)
  const words = digits.map((digit) => NUMBERS[digit] ?? ['', ''])
  for (const thing of draw(THINGS.length, THINGS_ASKED)) {
    words.splice(randomInt(words.length + 1), 0, THINGS[thing] ?? ['', ''])
  }
  return {
    question: `请按顺序用阿拉伯数字写出其中的数：${words.map(([zh]) => zh).join('、')}`,
    questionEn: `Type the numbers in this list as digits, in order: ${words.map(([, en]) => en).join(', ')}`,
    answer: Number(digits.map((digit) => digit + 1).join('')),
  }
}

const TEXTS = new Map(NUMBERS.flatMap((names, i) => names.map((name) => [name, String(i + 1)])))

/**
 * Parses an answer given as digits (half or full width) or as number words in one language. Returns
 * NaN for anything else.
 */
export function readCaptchaAnswer(answer: string): number {
  const digits = comparable('text', answer)
    .replace(/[a-z]+|\p{Script=Han}/gu, (word) => TEXTS.get(word) ?? word)
    .replace(/[\s,.、。-]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}
