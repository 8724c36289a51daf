// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['src', 'sandbox', 'tests', 'e2e', 'tools', 'deploy']

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const read = (file: string) => readFileSync(file, 'utf8')

const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gms
const FENCED = /^```.*?^```$/gms
/** A name in backticks that can only be an identifier: `isNamed`, `SomeType`, `called()`. */
const IDENTIFIER = /`([a-z]+[A-Z]\w*|(?:[A-Z][a-z]+){2,})(?:\(\))?`/g

/** Names of browsers and libraries that comments mention, and examples. */
const OTHERS = new Set(['camelCase', 'titleFr', 'toWellFormed', 'useMatches'])

const code = FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs)$/)).filter(
  (file) => !file.startsWith('tests/docs/'),
)
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Every word of the code outside its comments, and the names of its files. */
const words = new Set(
  code.flatMap((file) => [
    ...(read(file).replaceAll(COMMENT, '').match(/\w+/g) ?? []),
    basename(file).split('.', 1).join(),
  ]),
)

const unknownIn = (text: string) =>
  [...text.matchAll(IDENTIFIER)]
    .map(([, name = '']) => name)
    .filter((name) => !words.has(name) && !OTHERS.has(name))

const unknown = (files: string[], textOf: (file: string) => string) =>
  files.flatMap((file) => unknownIn(textOf(file)).map((name) => `${file}: ${name}`))

test('comments name what exists', () => {
  const commentsOf = (file: string) => (read(file).match(COMMENT) ?? []).join('\n')
  expect(unknown(code, commentsOf)).toEqual([])
})

test('documents name what exists', () => {
  expect(unknown(pages, (file) => read(file).replaceAll(FENCED, ''))).toEqual([])
})

test('a name that does not exist is detected', () => {
  expect(unknownIn('`useText` and `nameThatIsGone()`')).toEqual(['nameThatIsGone'])
})
