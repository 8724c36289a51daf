// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBrowserReport, readUnitReport } from '../../tools/testReports.mjs'

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
          { fullName: 'a date', status: 'passed' },
          { fullName: "the day's end (24:00)", status: 'failed' },
          { fullName: 'left out', status: 'skipped' },
        ],
      },
    ],
  })
  expect(readUnitReport(file)).toEqual([
    expect.objectContaining({ title: 'a date', isPassed: true }),
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

test('a browser test that passes only on retry has failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'login.spec.ts',
    line: 12,
    tests: [{ status }],
  })
  const file = reportFile({
    errors: [{ message: 'no server\nat all' }],
    suites: [
      {
        title: 'login.spec.ts',
        specs: [spec('by code', 'expected')],
        suites: [{ title: 'in en', specs: [spec('by e-mail', 'flaky'), spec('left', 'skipped')] }],
      },
    ],
  })
  expect(readBrowserReport(file)).toEqual([
    expect.objectContaining({ title: 'login.spec.ts by code', isPassed: true }),
    {
      title: 'login.spec.ts in en by e-mail',
      isPassed: false,
      command: 'npm run test:e2e -- e2e/login.spec.ts:12',
    },
    { title: 'no server', isPassed: false, command: 'npm run test:e2e' },
  ])
})
