import fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const HOSTILE: Json[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example/\\..',
  '{{constructor.constructor("alert(1)")()}}',
  'undefined',
  'null',
  'NaN',
  '\u0000\u202e燕岭',
  '%E0%A4%A',
  'a'.repeat(5000),
  '../../../etc/passwd',
  '__proto__',
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
]
const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', '0', 'polluted']

interface Change {
  kind: 'drop' | 'retype' | 'rename' | 'nest' | 'grow'
  /** Path to the target: each number selects a child, modulo their count. */
  path: number[]
  pick: number
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('drop', 'retype', 'rename', 'nest', 'grow'),
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
  pick: fc.nat(1000),
})

function apply(root: Json, { kind, path, pick }: Change): void {
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
    const odd = structuredClone(ODD[pick % ODD.length] ?? null)
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
    if (kind === 'grow')
      container[key] = Array.from({ length: pick % 60 }, () => structuredClone(child))
    return
  }
}

/** Whether the extended tests run (`npm run test:deep`). */
export const isDeep = process.env.DEEP === '1'
export const SEED = 20240922

/** `config` with one to eight mutations: dropped, retyped, renamed, nested or repeated values. */
export const mutated = (config: object) =>
  fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) => {
    const copy = JSON.parse(JSON.stringify(config)) as Json
    for (const one of changes) apply(copy, one)
    return copy
  })
