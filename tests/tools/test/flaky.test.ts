// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addFlaky, readFlaky } from '../../../tools/test/flaky.mjs'

test('a test is listed once, with its last line and how often it was flaky', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const list = join(folder, 'kept/flaky.txt')
  expect(readFlaky(list)).toEqual([])
  addFlaky(['e2e/a.spec.ts:12 by phone: zh', 'tests/b.test.ts:3 a date'], list)
  addFlaky(['e2e/a.spec.ts:14 by phone: zh'], list)
  expect(readFlaky(list)).toEqual([
    { location: 'e2e/a.spec.ts:14', title: 'by phone: zh', times: 2 },
    { location: 'tests/b.test.ts:3', title: 'a date', times: 1 },
  ])
})
