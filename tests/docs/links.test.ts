// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const read = (file: string) => readFileSync(file, 'utf8')

const CODE = /^```.*?^```$/gms
const HEADING = /^#{1,6} +(.+)$/gm
const LINK = /\]\(([^)\s]+)\)/g

/** A path of the repository in backticks; one that contains `<name>` is a pattern. */
const FILE = /`((?:src|sandbox|tests|e2e|tools|deploy|artwork|docs)\/[\w./-]+)`/g

const PAGES = ['README.md', ...filesIn('docs', /\.md$/)]

/** A heading's anchor on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const headingsOf = (text: string) =>
  [...text.replace(CODE, '').matchAll(HEADING)].map(([, heading = '']) => heading)

/** A page's broken links. */
function brokenLinks(page: string): string[] {
  const targets = [...read(page).replace(CODE, '').matchAll(LINK)].map(([, target = '']) => target)
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [path = '', anchor] = target.split('#')
    const file = path ? join(dirname(page), decodeURIComponent(path)) : page
    if (!existsSync(file)) return true
    return anchor !== undefined && !headingsOf(read(file)).map(anchorOf).includes(anchor)
  })
}

const onPages = (find: (page: string) => string[]) =>
  PAGES.flatMap((page) => find(page).map((found) => `${page}: ${found}`))

/** Files that a page mentions but that do not exist. */
const missingFiles = (page: string) =>
  [...read(page).matchAll(FILE)].map(([, path = '']) => path).filter((path) => !existsSync(path))

describe('documentation', () => {
  test('every link has a target', () => {
    expect(onPages(brokenLinks)).toEqual([])
  })

  test('every mentioned file exists', () => {
    expect(onPages(missingFiles)).toEqual([])
  })

  test('every decision is listed', () => {
    const listed = read('docs/decisions/README.md')
    const files = readdirSync('docs/decisions').filter((name) => /^\d/.test(name))
    expect(files.filter((name) => !listed.includes(`(${name})`))).toEqual([])
  })
})

const FOLDERS = ['src', 'sandbox', 'tests', 'e2e', 'tools', 'deploy']
/**
 * `spec §5`, `(spec §5 "Phone")`, `(spec §1, §3)`; comments may contain a line break anywhere
 * within.
 */
const REFERENCE = /\bspec §\d+[^)\n]*/gi
const LABEL = /"([^"]+)"/g

/** Terms that can be referred to, by section: headings and bold terms. */
function sectionsOf(specification: string): Map<string, string[]> {
  const parts = specification.split(/^## (?=\d)/m).slice(1)
  return new Map(
    parts.map((part) => {
      const bold = [...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = '']) => term)
      const plain = [...headingsOf(part), ...bold].map((term) => term.replace(/[`.:]/g, '').trim())
      return [part.match(/^\d+/)?.[0] ?? '', plain]
    }),
  )
}

/** A text's references without a matching section or heading. */
function unresolved(text: string, sections: Map<string, string[]>): string[] {
  const flat = text.replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
  return [...flat.matchAll(REFERENCE)]
    .map(([reference]) => reference)
    .filter((reference) => {
      const numbers = [...reference.matchAll(/§(\d+)/g)].map(([, number = '']) => number)
      const names = [...reference.matchAll(LABEL)].map(([, name = '']) => name)
      const known = numbers.map((number) => sections.get(number))
      return (
        known.includes(undefined) ||
        names.some((name) => !known.some((terms) => terms?.includes(name)))
      )
    })
}

describe('references to the specification', () => {
  const sections = sectionsOf(read('docs/specification.md'))

  test('sections are numbered from 1 without a gap', () => {
    expect([...sections.keys()]).toEqual(Array.from(sections.keys(), (_, index) => `${index + 1}`))
  })

  test('each reference in the code names an existing section and heading', () => {
    const self = relative('', import.meta.filename)
    const lost = FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|mjs|css)$/))
      .filter((file) => file !== self)
      .flatMap((file) =>
        unresolved(read(file), sections).map((reference) => `${file}: ${reference}`),
      )
    expect(lost).toEqual([])
  })

  test('a wrong reference is detected', () => {
    expect(unresolved('(spec §99)', sections)).toHaveLength(1)
    expect(unresolved('(spec §5 "File\n * upload")', sections)).toHaveLength(0)
    expect(unresolved('(spec §5 "Fishing")', sections)).toHaveLength(1)
  })
})
