import { isRecord } from '#lib/isRecord.ts'
import { type JsonPath, pathText } from '#lib/jsonPath.ts'

/** A configuration with one mistake. */
export interface Mutation {
  kind: string
  path: JsonPath
  config: object
}

interface Leaf {
  path: JsonPath
  value: unknown
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const leavesOf = (value: unknown, path: JsonPath = []): Leaf[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [{ path, value }]

/** A copy in which the parent of a path is changed. */
function changed(
  config: object,
  path: JsonPath,
  change: (parent: Record<string | number, unknown>, key: string | number) => void,
): object {
  const copy: unknown = structuredClone(config)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), copy)
  if (isRecord(parent)) change(parent, path.at(-1) ?? '')
  return copy as object
}

const DATE = /^\d{4}-\d{2}-\d{2}/
const REFERENCE = /(?:jumpUrl|dataPath|redirect|itemIds\[\d+\]|activeMenu|courseUrl|Url|picture)$/
const LANGUAGE = /(?:En|Ja|Pt)$/

/** Swaps two neighbouring letters, which no field's name survives. */
function misspelt(name: string): string {
  const at = Math.max(1, name.length >> 1)
  return name[at - 1] === name[at]
    ? `${name}x`
    : name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1)
}

type Mutate = (value: unknown) => unknown

/** For each kind of mistake: which values it can happen to, and what becomes of them. */
const KINDS: Record<
  string,
  { fits: (leaf: Leaf) => boolean; mutate: Mutate | 'rename' | 'remove' }
> = {
  'wrong type': {
    fits: ({ value }) => typeof value === 'string' && value !== '',
    mutate: (value) => ({ text: value }),
  },
  'number as words': {
    fits: ({ value }) => typeof value === 'number',
    mutate: (value) => `about ${String(value)}`,
  },
  'wrong format of a date': {
    fits: ({ value }) => typeof value === 'string' && DATE.test(value),
    mutate: (value) => String(value).replace(/^(\d+)-(\d+)-(\d+)/, '$3.$2.$1'),
  },
  'misspelt field': {
    fits: ({ path, value }) => typeof path.at(-1) === 'string' && value !== '' && value !== false,
    mutate: 'rename',
  },
  'dead reference': {
    fits: ({ path, value }) =>
      typeof value === 'string' && value !== '' && REFERENCE.test(pathText(path)),
    mutate: (value) => `${String(value).replace(/\.\w+$/, '')}-gone.html`,
  },
  'date of another year': {
    fits: ({ value }) => typeof value === 'string' && DATE.test(value),
    mutate: (value) => String(value).replace(/^\d{4}/, (year) => String(Number(year) + 2)),
  },
  'time in seconds': {
    fits: ({ value }) => typeof value === 'number' && value > 1e12,
    mutate: (value) => Math.round(Number(value) / 1000),
  },
  'kilometres as metres': {
    fits: ({ path }) => path.at(-1) === 'distanceKm',
    mutate: (value) => Number(value) * 1000,
  },
  'text of one language removed': {
    fits: ({ path, value }) =>
      typeof value === 'string' && /\p{L}/u.test(value) && LANGUAGE.test(String(path.at(-1))),
    mutate: 'remove',
  },
}

/** `count` mistakes in a configuration, as many of each kind as it has places for. */
export function mutationsOf(config: object, count: number, random: () => number): Mutation[] {
  const leaves = leavesOf(config)
  const kinds = Object.entries(KINDS).flatMap(([kind, { fits, mutate }]) => {
    const places = leaves.filter(fits)
    return places.length > 0 ? [{ kind, mutate, places }] : []
  })
  return Array.from({ length: count }, (_, index) => {
    const { kind, mutate, places } = kinds[index % kinds.length] as (typeof kinds)[number]
    const { path } = places[Math.floor(random() * places.length)] as Leaf
    const mutated = changed(config, path, (parent, key) => {
      const value = parent[key]
      if (mutate === 'rename' || mutate === 'remove') Reflect.deleteProperty(parent, key)
      if (mutate === 'rename') parent[misspelt(String(key))] = value
      if (typeof mutate === 'function') parent[key] = mutate(value)
    })
    return { kind, path, config: mutated }
  })
}
