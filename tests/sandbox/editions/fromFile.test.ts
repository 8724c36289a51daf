// @vitest-environment node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { temporaryFolder } from '../openSandbox.ts'

const HOST = 'try.localhost'
const SMALLEST = readFileSync('docs/examples/smallest.json', 'utf8')
const FORM = `${signupPaths.form}?raceId=try&kind=post`

// Other tests of this worker have no file.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** A sandbox that tries `race.json` of a folder with these files. */
async function openFiles(files: Record<string, string>) {
  const folder = join(temporaryFolder(), 'race')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  vi.stubEnv('SANDBOX_CONFIG', join(folder, 'race.json'))
  // The races are read when the module loads.
  vi.resetModules()
  const { openSandbox } = await import('../openSandbox.ts')
  const { fileErrors } = await import('#sandbox/editions/editions.ts')
  const opened = await openSandbox({ host: HOST })
  return {
    ...opened,
    fileErrors,
    published: async () => {
      const { uri } = await opened.locate(HOST)
      return (await opened.ask(uri)).text()
    },
    setClock: (now: string) => opened.post('/__sandbox/clock', { now }),
  }
}

describe('a configuration that is tried', () => {
  test('is served byte for byte, at any time', async () => {
    const source = `\uFEFF${readFileSync('docs/examples/weekend.json', 'utf8').replaceAll('\n', '\r\n')} `
    const { published, setClock, fileErrors } = await openFiles({ 'race.json': source })
    expect(fileErrors).toEqual([])
    for (const stop of ['before-sign-up', 'ten-days-after']) {
      await setClock(stop)
      // `text()` leaves out the mark of the beginning.
      expect(await published()).toBe(source.slice(1))
    }
  })

  test('has a form of its events, with neutral fields', async () => {
    const { get, setClock } = await openFiles({ 'race.json': SMALLEST })
    await setClock('sign-up-open')
    expect(await get(FORM)).toMatchObject({
      data: {
        state: 'open',
        raceDay: '2027-03-28',
        items: [{ itemId: '10k', nameEn: '10 km', fee: 12, isFull: false }],
        fields: expect.arrayContaining([expect.objectContaining({ key: 'name' })]),
      },
    })
    await setClock('2027-03-08 00:00')
    expect(await get(FORM)).toMatchObject({ data: { state: 'over' } })
  })

  test('has the form that lies beside it', async () => {
    const form = {
      sections: [{ key: 'one', titleEn: 'Runner' }],
      fields: [{ key: 'nick', type: 'input', section: 'one', labelEn: 'Nickname' }],
      policies: [],
    }
    const { get, setClock } = await openFiles({
      'race.json': SMALLEST,
      'form.json': JSON.stringify(form),
    })
    await setClock('sign-up-open')
    expect(await get(FORM)).toMatchObject({ data: { fields: [{ key: 'nick' }] } })
  })

  test('has runners that searches find, and results', async () => {
    const { get, post, setClock } = await openFiles({ 'race.json': SMALLEST })
    await setClock('sign-up-closed')
    const query = { raceId: 'try', name: 'Robin Ward', cardNumber: 'T00000001' }
    const search = (queryType: number) => post(racePaths.query, { ...query, queryType })
    expect(await search(QueryType.registrationStatus)).toMatchObject({
      data: { itemId: '10k', state: 'confirmed' },
    })
    await setClock('day-after')
    expect(await search(QueryType.userScore)).toMatchObject({
      data: { itemId: '10k', state: 'finished' },
    })
    expect(await get(`${racePaths.results}?raceId=try&size=20&page=1`)).toMatchObject({
      data: { total: expect.toSatisfy((total) => Number(total) > 150) },
    })
  })

  test('has the files of its folder that it names', async () => {
    const { ask, sandbox } = await openFiles({
      'race.json': SMALLEST.replace('{', '{ "logoEn": "/files/logo.svg", "logo": "/../key.svg",'),
      'files/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'files/other.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '../key.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const response = await ask('/files/logo.svg')
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(sandbox.handles('/files/logo.svg', HOST)).toBe(true)
    expect(sandbox.handles('/files/logo.svg', 'localhost')).toBe(false)
    expect(sandbox.handles('/files/other.svg', HOST)).toBe(false)
    expect(sandbox.handles('/../key.svg', HOST)).toBe(false)
  })

  test('is served and named when it cannot be read', async () => {
    const { published, fileErrors } = await openFiles({
      'race.json': '{ "websiteTitle": "Run" "raceItems": [] }',
      'form.json': '[]',
    })
    expect(await published()).toBe('{ "websiteTitle": "Run" "raceItems": [] }')
    expect(fileErrors).toEqual([
      expect.stringContaining('race.json cannot be read: SyntaxError'),
      expect.stringContaining('form.json has no lists'),
    ])
  })
})
