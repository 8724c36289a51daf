// @vitest-environment node
import { expect, test } from 'vitest'
import { accounts, tryContract } from './sandboxContract.ts'

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

test('the sandbox is as described after the race', async () => {
  const { findings, skipped } = await tryContract({ now: 'ten-days-after' })
  expect(findings).toEqual([])
  expect(skipped).toEqual([{ part: 'the submission of an entry', reason: 'sign-up is not open' }])
})

test('without inbox, entry and runner it says what could not be tried', async () => {
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
})
