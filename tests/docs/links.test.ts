// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
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

/** The map of a folder: it names files by their path within the folder. */
const MAPS = ['sandbox/README.md']
const FILE_OF_FOLDER = /`([\w-][\w./-]*\.tsx?)`/g

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'artwork/README.md',
  ...MAPS,
  ...filesIn('docs', /\.md$/),
]

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

/** A row of the tables of decisions, which are by area. */
const ROW = /^\| (\d+) +\| \[(.+)\]\((\S+)\)(?: \((.+)\))? +\| (\S+) \|$/gm

/** What a decision says of itself above its first section. */
function decisionIn(name: string) {
  const [head = ''] = read(`docs/decisions/${name}`).split('\n## ', 1)
  const [, title, date, status = ''] = /^# (.+)\n\n(\S{10})(.*)/s.exec(head) ?? []
  const [replaced = ''] = /Replaced by .*/s.exec(status) ?? []
  const replacedBy = [...replaced.matchAll(/\[decision (\d+)\]/g)].map(([, number]) => number)
  return { name, title, date, replacedBy }
}

describe('documentation', () => {
  test('every link has a target', () => {
    expect(onPages(brokenLinks)).toEqual([])
  })

  test('every mentioned file exists', () => {
    expect(onPages(missingFiles)).toEqual([])
  })

  test.each(MAPS)('every file that %s mentions exists', (map) => {
    const inFolder = readdirSync(dirname(map), { recursive: true, encoding: 'utf8' })
    const mentioned = [...read(map).matchAll(FILE_OF_FOLDER)].map(([, path = '']) => path)
    const missing = mentioned.filter((path) => !inFolder.includes(path) && !existsSync(path))
    expect(mentioned.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

  test('every decision is listed with its title, its date and what replaces it', () => {
    const rows = [...read('docs/decisions/README.md').matchAll(ROW)]
    const listed = rows.map(([, number, title, name = '', notes = '', date]) => ({
      name,
      title: `${number}. ${title}`,
      date,
      replacedBy: notes.match(/\d+/g) ?? [],
    }))
    const byName = listed.toSorted((a, b) => a.name.localeCompare(b.name))
    const names = readdirSync('docs/decisions').filter((name) => /^\d/.test(name))
    expect(byName).toEqual(names.toSorted().map(decisionIn))
  })
})

const FOLDERS = ['src', 'sandbox', 'tests', 'e2e', 'tools', 'deploy', 'artwork', 'docs']
const SPECIFICATION = ['docs/product.md', 'docs/contract.md', 'docs/wording.md']

/** `§5`, `§9a` or `§5 "File upload", "Image upload size"`. */
const REFERENCE = /§(\d+[a-z]?)((?:,? "[^"]+")*)/g
const LABEL = /"([^"]+)"/g

interface Section {
  /** `5`; `9a` for the part of section 9 that is about screens. */
  number: string
  title: string
  file: string
  /** What a reference can name in it: headings and bold terms. */
  terms: string[]
}

function sectionsOf(file: string): Section[] {
  const parts = read(file).split(/^## (?=\d)/m)
  return parts.slice(1).map((part) => {
    const [, number = '', title = ''] = /^(\d+[a-z]?)\. (.+)$/m.exec(part) ?? []
    const bold = [...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = '']) => term)
    const terms = [...headingsOf(part), ...bold].map((term) => term.replace(/[`.:]/g, '').trim())
    return { number, title, file, terms }
  })
}

/** A text's references without a matching section, heading or term. Comments may break a line. */
function unresolved(text: string, sections: Section[]): string[] {
  const flat = text.replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
  return [...flat.matchAll(REFERENCE)]
    .filter(([, number, labels = '']) => {
      const section = sections.find((one) => one.number === number)
      const names = [...labels.matchAll(LABEL)].map(([, name = '']) => name)
      return !section || names.some((name) => !section.terms.includes(name))
    })
    .map(([reference]) => reference)
}

describe('references to the specification', () => {
  const sections = SPECIFICATION.flatMap(sectionsOf)
  const numbers = sections.map(({ number }) => number)

  test('sections are numbered from 1 without a gap, each number in one file', () => {
    const whole = numbers.filter((number) => /^\d+$/.test(number))
    const ordered = whole.map(Number).toSorted((a, b) => a - b)
    expect(ordered).toEqual(Array.from(whole, (_, index) => index + 1))
    expect(new Set(numbers).size).toBe(numbers.length)
    const ofNone = numbers.filter((number) => !whole.includes(number.replace(/[a-z]$/, '')))
    expect(ofNone).toEqual([])
  })

  test('the index names each section and its file', () => {
    const rows = [...read('docs/specification.md').matchAll(/^\| §(\w+) +\| \[(.+?)\]\((.+?)#/gm)]
    const inIndex = rows.map(([, ...cells]) => cells.join(' '))
    const inFiles = sections.map(
      ({ number, title, file }) => `${number} ${title} ${basename(file)}`,
    )
    expect(inIndex.toSorted()).toEqual(inFiles.toSorted())
  })

  test('each reference names an existing section and term', () => {
    const self = relative('', import.meta.filename)
    const files = FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|mjs|css|html|md|conf)$/))
    const lost = [...files, 'README.md', 'CONTRIBUTING.md']
      .filter((file) => file !== self)
      .flatMap((file) =>
        unresolved(read(file), sections).map((reference) => `${file}: ${reference}`),
      )
    expect(lost).toEqual([])
  })

  test('a wrong reference is detected', () => {
    expect(unresolved('(spec §99)', sections)).toHaveLength(1)
    expect(unresolved('§1, §9b', sections)).toEqual(['§9b'])
    expect(unresolved('(spec §5 "File\n * upload", "Terms")', sections)).toHaveLength(0)
    expect(unresolved('(spec §5 "Fishing")', sections)).toHaveLength(1)
    expect(unresolved('(spec §5 "File upload", "Fishing")', sections)).toHaveLength(1)
  })
})
