// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBrowserReport, readUnitReport } from '../../tools/test/reports.mjs'

function reportFile(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a failed unit test is listed with the command that runs it alone', () => {
  const file = reportFile({
    success: false,
    testResults: [
      {
        name: resolve('tests/domain/raceDates.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a date', status: 'passed', failureMessages: [] },
          { fullName: "the day's end (24:00)", status: 'failed', failureMessages: [''] },
          { fullName: 'left out', status: 'skipped', failureMessages: [] },
        ],
      },
    ],
  })
  expect(readUnitReport(file)).toEqual([
    {
      title: 'a date',
      isPassed: true,
      command: "npm run test:unit -- tests/domain/raceDates.test.ts -t 'a date'",
    },
    {
      title: "the day's end (24:00)",
      isPassed: false,
      command: String.raw`npm run test:unit -- tests/domain/raceDates.test.ts -t 'the day'\''s end \(24:00\)'`,
    },
  ])
})

test('a file that fails to load and a background error are failures', () => {
  const broken = { name: resolve('tests/a.test.ts'), status: 'failed', assertionResults: [] }
  expect(readUnitReport(reportFile({ success: false, testResults: [broken] }))).toEqual([
    { title: 'tests/a.test.ts', isPassed: false, command: 'npm run test:unit -- tests/a.test.ts' },
  ])
  expect(readUnitReport(reportFile({ success: false, testResults: [] }))).toEqual([
    expect.objectContaining({ isPassed: false, command: 'npm run test:unit' }),
  ])
})

test('a browser test that passes only on retry has passed, and is flaky; a failed one has trace and log', () => {
  const spec = (title: string, status: string, ...attachments: object[]) => ({
    title,
    file: 'login.spec.ts',
    line: 12,
    tests: [{ status, results: [{ attachments: [] }, { attachments }] }],
  })
  const file = reportFile({
    errors: [{ message: 'no server\nat all' }],
    suites: [
      {
        title: 'login.spec.ts',
        specs: [
          spec('by code', 'expected'),
          spec('by phone', 'unexpected', { name: 'trace', path: resolve('traces/trace.zip') }),
        ],
        suites: [{ title: 'in en', specs: [spec('by e-mail', 'flaky'), spec('left', 'skipped')] }],
      },
    ],
  })
  const log = join(dirname(file), 'server.log')
  expect(readBrowserReport(file)).toEqual([
    {
      title: 'login.spec.ts by code',
      isPassed: true,
      command: 'npm run test:e2e -- e2e/login.spec.ts:12',
    },
    {
      title: 'login.spec.ts by phone',
      isPassed: false,
      command: 'npm run test:e2e -- e2e/login.spec.ts:12',
      trace: 'traces/trace.zip',
      log,
    },
    {
      title: 'login.spec.ts in en by e-mail',
      isPassed: true,
      flaky: 'e2e/login.spec.ts:12 by e-mail',
      command: 'npm run test:e2e -- e2e/login.spec.ts:12',
    },
    { title: 'no server', isPassed: false, command: 'npm run test:e2e', log },
  ])
})
