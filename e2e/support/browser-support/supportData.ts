import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { BROWSERS } from '../../../tools/build/browsers.ts'

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** The names that the data has for a browser of `BROWSERS`, on computers and on phones. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}

const oldest = BROWSERS.flatMap((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return (NAMES[name] ?? []).map((each) => ({ name: each, version }))
})

const isAtMost = (a: string, b: string) =>
  a.replace('≤', '').localeCompare(b, 'en', { numeric: true }) <= 0

const isIn =
  ({ version_added: added, version_removed: removed, flags }: SimpleSupportStatement) =>
  (version: string) =>
    typeof added === 'string' &&
    added !== 'preview' &&
    isAtMost(added, version) &&
    !flags &&
    !(typeof removed === 'string' && isAtMost(removed, version))

/** Which names a feature may have: its own, or also one with a prefix of a browser. */
interface Options {
  withPrefix?: boolean
}

const child = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined

const isIdentifier = (node: unknown): node is Identifier => typeof node === 'object'

/** The node of a feature, such as `['api', 'URL', 'canParse_static']`; undefined if there is none. */
function findFeature(path: readonly string[]): Identifier | undefined {
  const node = path.reduce<unknown>(child, data)
  return node !== undefined && isIdentifier(node) ? node : undefined
}

/** Whether the data knows the feature. */
export const isFeature = (path: readonly string[]): boolean =>
  findFeature(path)?.__compat !== undefined

/** The oldest supported browsers that lack a feature, such as `firefox 121`; [] for unknown ones. */
export function lackingBrowsers(path: readonly string[], { withPrefix = false }: Options = {}) {
  const support = findFeature(path)?.__compat?.support
  if (!support) return []
  return oldest
    .filter(({ name, version }) => {
      const stated = support[name]
      const statements = stated === undefined ? [] : [stated].flat()
      return !statements.some(
        (one) => isIn(one)(version) && !one.alternative_name && (withPrefix || !one.prefix),
      )
    })
    .map(({ name, version }) => `${name} ${version}`)
}

const STATIC = /_static$/

/** The features of `node` that some of the oldest supported browsers lack. */
const newerIn = (path: string[]) =>
  Object.keys(findFeature(path) ?? {}).filter((name) => lackingBrowsers([...path, name]).length > 0)

/**
 * Everything that scripts can ask for and that some of the oldest supported browsers lack, by owner:
 * `{ Array: ['fromAsync'], 'Array.prototype': ['toSorted'], globalThis: ['Iterator'], … }`. The data does not
 * tell static members of built-in objects from those of their prototypes: both owners are named.
 */
export function newerFeatures(): Record<string, string[]> {
  const newer: Record<string, string[]> = { globalThis: [] }
  const add = (owner: string, names: string[]) => {
    if (names.length > 0) newer[owner] = [...(newer[owner] ?? []), ...names]
  }
  const builtIn = ['javascript', 'builtins']
  add('globalThis', newerIn(builtIn))
  for (const owner of Object.keys(findFeature(builtIn) ?? {})) {
    const names = newerIn([...builtIn, owner]).filter((name) => name !== owner)
    add(owner, names)
    add(`${owner}.prototype`, names)
  }
  add('globalThis', newerIn(['api']))
  for (const owner of Object.keys(data.api)) {
    const names = newerIn(['api', owner]).filter((name) => name !== owner)
    add(
      owner,
      names.filter((name) => STATIC.test(name)).map((name) => name.replace(STATIC, '')),
    )
    add(
      `${owner}.prototype`,
      names.filter((name) => !STATIC.test(name)),
    )
    if (owner === 'Window') add('globalThis', names)
  }
  return newer
}
