// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAccounts } from '../../tools/contract/accountsFile.ts'
import type { Chapter } from '../../tools/contract/runContract.ts'
import { isLongRun } from '../support/suite.ts'
import { accounts, changed, tryContract, withBody } from './sandboxContract.ts'

test('the sandbox is as described while sign-up is open', async () => {
  const { findings, skipped, untried } = await tryContract({ now: 'sign-up-open' })
  expect(findings).toEqual([])
  expect(skipped).toEqual([
    { part: 'results', reason: 'they are not published yet' },
    { part: 'photos of a runner', reason: 'the race has no results yet' },
  ])
  // All of them need results.
  expect(untried).toEqual(['runnerScore', 'certificate', 'photoSearch'])
})

test('what needs results is as described after the race', async () => {
  const chapters: Chapter[] = ['results', 'photos', 'searches']
  const { findings, skipped } = await tryContract({ now: 'ten-days-after', chapters })
  expect(findings).toEqual([])
  expect(skipped).toEqual([])
})

test.runIf(isLongRun)('the sandbox is as described after the race', async () => {
  const { findings, skipped } = await tryContract({ now: 'ten-days-after' })
  expect(findings).toEqual([])
  expect(skipped).toEqual([{ part: 'the submission of an entry', reason: 'sign-up is not open' }])
})

test.runIf(isLongRun)(
  'without inbox, entry and runner it says what could not be tried',
  async () => {
    const { host, passwords, accounts: people } = accounts
    const given = { host, passwords, accounts: people, services: {} }
    const { findings, skipped } = await tryContract({ now: 'ten-days-after', given })
    expect(findings).toEqual([])
    expect(skipped.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        'the accounts file has no entry',
        'the accounts file has no runner',
        'the accounts file has no bib',
        'the accounts file names no inbox',
      ]),
    )
  },
)

test('an accounts file that cannot be used is told by its faults, without its content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'))
  const fileOf = (text: string) => {
    const file = join(folder, 'accounts.json')
    writeFileSync(file, text)
    return file
  }
  const faultOf = (text: string) =>
    readAccounts(fileOf(text)).then(
      () => '',
      (error: Error) => error.message,
    )
  expect(await faultOf('{"password": "Secret1!')).toMatch(/accounts\.json is not JSON$/)
  const nobody = { password: 'Secret1!' }
  const faults = await faultOf(JSON.stringify({ ...accounts, host: '', accounts: [nobody] }))
  expect(faults.split('\n')).toEqual([
    expect.stringContaining('accounts.json: host'),
    expect.stringContaining('accounts.json: accounts.0 An account has a phone or an e-mail.'),
  ])
  expect(await faultOf(JSON.stringify({ ...accounts, passwords: undefined }))).toMatch(
    /accounts\.json: passwords: accounts cannot log in without the key and IV/,
  )
  rmSync(folder, { recursive: true })
})

test('a host alone is enough for what needs no account', async () => {
  const { findings, skipped } = await tryContract({
    now: 'ten-days-after',
    chapters: ['website', 'basic', 'accounts'],
    given: { host: accounts.host, services: {}, accounts: [] },
  })
  expect(findings).toEqual([])
  expect(skipped).toContainEqual({
    part: 'passwords, sessions and registration',
    reason: 'the accounts file has no passwords',
  })
})

test('a service is asked for messages in the languages of its race only', async () => {
  const config = '{"race": {"languages": ["en", "pt"]}}'
  const { findings } = await tryContract({ now: 'sign-up-open', chapters: ['website'] }, (fetch) =>
    changed('/site-config/', (response) => withBody(response, config))((input, init) => {
      const request = new Request(input, init)
      request.headers.set('accept-language', 'en')
      return fetch(request)
    }),
  )
  expect(findings.filter(({ call }) => call === 'raceInfo')).toEqual([])
})

test('an inbox that does not answer ends the trial with a sentence', async () => {
  const given = { ...accounts, inbox: 'http://localhost:5173/nowhere' }
  await expect(tryContract({ now: 'sign-up-open', chapters: ['accounts'], given })).rejects.toThrow(
    'The inbox http://localhost:5173/nowhere cannot be read',
  )
})
