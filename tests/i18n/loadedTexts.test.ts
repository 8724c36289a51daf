// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { firstTexts } from '#i18n/locales/zh/firstScreen.ts'
import { zh } from '#i18n/locales/zh/index.ts'

const STATIC = /^(?:import(?! type)|export)\s[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'/gm
const DYNAMIC = /import\('([#.][^']+)'\)/g
const LOCALE = /^src\/i18n\/locales\/zh\/(\w+)\.ts$/
const KEY = /['"`]([a-zA-Z]+(?:\.[\w-]+)*)['"`$.]/g

const resolve = (from: string, path: string) =>
  path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(from), path)

const isCode = (path: string) => /\.tsx?$/.test(path) && existsSync(path)

const read = (path: string) => readFileSync(path, 'utf8')
const cache = new Map<string, string[]>()
function importsOf(path: string, form: RegExp): string[] {
  const id = `${path} ${form.source}`
  const known = cache.get(id)
  if (known) return known
  const found = [...read(path).matchAll(form)]
    .map(([, one, other]) => resolve(path, one ?? other ?? ''))
    .filter(isCode)
  cache.set(id, found)
  return found
}

/** A module and all that it imports statically. */
function closureOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of importsOf(path, STATIC)) closureOf(next, found)
  return found
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => isCode(file) && !/^src\/(?:start|service-worker|i18n\/locales)\//.test(file))

/** What loads at once: the site itself, and what each dynamic import adds. */
const chunks = new Map(
  ['src/main.tsx', ...sources.flatMap((file) => importsOf(file, DYNAMIC))].map((root) => [
    root,
    closureOf(root),
  ]),
)

const textsIn = (closure: Set<string>) =>
  [...closure].flatMap((file) => {
    const [, namespace = ''] = LOCALE.exec(file) ?? []
    return namespace && namespace !== 'index' && namespace !== 'firstScreen' ? [namespace] : []
  })

/** The files of texts that are there when a chunk runs: its own, and those of whatever loads it. */
function textsAt(root: string, path: string[] = []): Set<string> {
  const own = textsIn(chunks.get(root) ?? new Set())
  const parents = [...chunks].filter(
    ([parent, closure]) =>
      parent !== root &&
      !path.includes(parent) &&
      [...closure].some((file) => importsOf(file, DYNAMIC).includes(root)),
  )
  const [first, ...others] = parents.map(([parent]) => textsAt(parent, [...path, root]))
  const inherited = [...(first ?? [])].filter((name) => others.every((texts) => texts.has(name)))
  return new Set([...own, ...inherited])
}

const fileOfKey = new Map(
  readdirSync('src/i18n/locales/zh')
    .filter((file) => file !== 'index.ts' && file !== 'firstScreen.ts')
    .flatMap((file) =>
      [...read(join('src/i18n/locales/zh', file)).matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(
        ([, key = '']): [string, string] => [key, file.replace(/\.ts$/, '')],
      ),
    ),
)

/** Texts that a module asks for by name and that do not load with the first screen. */
const keysIn = (file: string) =>
  /^src\/(?:i18n\/locales|editions)\//.test(file)
    ? []
    : [...read(file).matchAll(KEY)].flatMap(([, key = '']) =>
        key in zh && !(key in firstTexts) && key.includes('.') ? [key] : [],
      )

test('every text that a chunk shows is added by it or by what loads it', () => {
  const missing = [...chunks].flatMap(([root, closure]) => {
    const texts = textsAt(root)
    return [...closure].flatMap((file) =>
      keysIn(file)
        .filter((key) => !texts.has(fileOfKey.get(key) ?? ''))
        .map((key) => `${root}: ${file} needs ${key}`),
    )
  })
  expect(missing).toEqual([])
})
