import fc from 'fast-check'
import { oddMarkup } from './oddMarkup.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const charactersFrom = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  'undefined',
  'null',
  'NaN',
  '\u0000\u202e燕岭',
  '../../../etc/passwd',
  '__proto__',
  // Lone surrogates, control characters and invisible characters.
  '燕\ud83d岭\udc00',
  '\ud800',
  `a${charactersFrom(0, 31)}b${charactersFrom(127, 159)}c`,
  `a${charactersFrom(0x202a, 0x202e)}b${charactersFrom(0x2066, 0x2069)}`,
  '\u200b\u2060\ufeff',
  // A very long word.
  'a'.repeat(5000),
  '9'.repeat(3000),
  '燕'.repeat(3000),
  `https://x.test/${'a-'.repeat(1500)}`,
  `e${'\u0301'.repeat(500)}`,
  '<b>'.repeat(2000),
]
const HOSTILE_LINKS = [
  'javascript:alert(1)',
  '//evil.example/\\..',
  '%E0%A4%A',
  '/article/100%',
  '#/article/%E0%A4%A',
  '/article/\ud800',
  '/race-information/%2e%2e/%2F',
  '/home?tab=%&id=%ff#%',
  '/#/#/home',
  '/news-notice//',
  '/__proto__/constructor',
  `/article/${'a'.repeat(3000)}`,
  'https://user:pass@x.test:99999/',
  'https://[x.test/',
]
const ODD: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  [],
  {},
  [[]],
  { length: 3 },
  { toString: 'x' },
  ...HOSTILE,
  ...HOSTILE_LINKS,
]
const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', '0', 'polluted']

interface Change {
  kind: 'drop' | 'retype' | 'rename' | 'nest' | 'grow' | 'fill'
  /** Path to the target: each number selects a child, modulo their count. */
  path: number[]
  pick: number
  odd: Json
  /** For the texts and links of the target, in turn. */
  texts: string[]
  links: string[]
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('drop', 'retype', 'rename', 'nest', 'grow', 'fill'),
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
  pick: fc.nat(1000),
  odd: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ODD) }, oddMarkup),
  texts: fc.array(fc.oneof(fc.constantFrom(...HOSTILE), oddMarkup), { minLength: 1, maxLength: 9 }),
  links: fc.array(fc.constantFrom(...HOSTILE_LINKS), { minLength: 1, maxLength: 9 }),
})

const LINK = /^(?:https?:\/\/|\/|#)/

/** `value` with every `step`th string replaced by one of its kind. */
function filled(value: Json, { texts, links }: Change, step = 1): Json {
  let turn = 0
  const next = (one: Json): Json => {
    if (typeof one === 'string') {
      turn += 1
      const odd = LINK.test(one) ? links : texts
      return turn % step === 0 ? (odd[(turn / step) % odd.length] ?? '') : one
    }
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(next)
    return Object.fromEntries(Object.entries(one).map(([key, child]) => [key, next(child)]))
  }
  return next(value)
}

function apply(root: Json, one: Change): void {
  const { kind, path, pick } = one
  let parent = root
  for (const [depth, step] of path.entries()) {
    if (typeof parent !== 'object' || parent === null) return
    const keys = Object.keys(parent)
    const key = keys[step % Math.max(keys.length, 1)]
    if (key === undefined) return
    const container = parent as Record<string, Json>
    const child = container[key] ?? null
    const isLast = depth === path.length - 1 || typeof child !== 'object' || child === null
    if (!isLast) {
      parent = child
      continue
    }
    const odd = structuredClone(one.odd)
    if (kind === 'drop') delete container[key]
    if (kind === 'retype') container[key] = odd
    if (kind === 'rename' && !Array.isArray(container)) {
      delete container[key]
      Object.defineProperty(container, KEYS[pick % KEYS.length] ?? '', {
        value: child,
        configurable: true,
        enumerable: true,
        writable: true,
      })
    }
    if (kind === 'nest') container[key] = { [key]: [child, odd] }
    if (kind === 'fill') container[key] = filled(child, one)
    if (kind === 'grow')
      container[key] = Array.from({ length: pick % 60 }, () => structuredClone(child))
    return
  }
}

export const SEED = 20240922

/**
 * `config` with some of its texts and links replaced, and up to seven other mutations: values dropped,
 * retyped, renamed, nested, repeated or filled.
 */
export const mutated = (config: object) =>
  fc
    .tuple(fc.integer({ min: 5, max: 30 }), change, fc.array(change, { maxLength: 7 }))
    .map(([step, first, others]) => {
      const copy = filled(JSON.parse(JSON.stringify(config)) as Json, first, step)
      for (const one of others) apply(copy, one)
      return copy
    })
