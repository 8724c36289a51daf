// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type BrowserTests, suites } from '../../tools/test/suites.mjs'
import { isLongRun } from '../support/suite.ts'

interface Listed {
  suites?: Listed[]
  specs?: { title: string; tags: string[]; tests: { projectName: string }[] }[]
}

const specsOf = (part: Listed): NonNullable<Listed['specs']> => [
  ...(part.specs ?? []),
  ...(part.suites ?? []).flatMap(specsOf),
]

/** Screenshots for people to look at, made by hand. */
const SCREENSHOTS: BrowserTests = { projects: ['site'], with: ['@screens'] }

const checks = new Set(suites.flatMap(({ parts }) => parts.flatMap((part) => part.checks)))
const selections = [SCREENSHOTS, ...[...checks].flatMap(({ tests }) => tests ?? [])]

const isSelected = (by: BrowserTests, project: string, tags: string[]) =>
  by.projects.some((one) => one === project) &&
  (by.with?.some((tag) => tags.includes(tag)) ?? true) &&
  !by.without?.some((tag) => tags.includes(tag))

test.runIf(isLongRun)('each browser test is run by one check in each of its projects', () => {
  const list = execFileSync('npx', ['playwright', 'test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    env: { ...process.env, DEEP: '1', SCREENS: '1' },
  })
  const specs = specsOf(JSON.parse(list) as Listed)
  expect(specs.length).toBeGreaterThan(300)
  const others = specs.filter(({ title, tests, tags }) => {
    const shown = tags.map((tag) => `@${tag}`)
    // The checks look for a tag in the title.
    const isTitled = shown.every((tag) => title.includes(tag))
    const isRunOnce = tests.every(
      ({ projectName }) =>
        selections.filter((one) => isSelected(one, projectName, shown)).length === 1,
    )
    return !isRunOnce || !isTitled
  })
  expect(others.map(({ title }) => title)).toEqual([])
})
