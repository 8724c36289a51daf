// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { suites } from '../../tools/test/suites.mjs'
import { isLongRun } from '../support/suite.ts'

interface Listed {
  suites?: Listed[]
  specs?: { file: string; line: number; title: string; tests: { projectName: string }[] }[]
}

const specsOf = (part: Listed): NonNullable<Listed['specs']> => [
  ...(part.specs ?? []),
  ...(part.suites ?? []).flatMap(specsOf),
]

/** Windows in which tests run besides. */
const NARROW = ['phone', 'zoomed']
/** Screenshots for people to look at, made by hand. */
const SCREENSHOTS = 'screens'

const commands = new Set(
  suites.flatMap(({ parts }) => parts.flatMap(({ checks }) => Object.values(checks))),
)
const run = [...commands].flatMap((command) =>
  [...command.matchAll(/--project (\w+)/g)].map(([, project]) => project),
)

test.runIf(isLongRun)('each browser test is run by one check in each of its projects', () => {
  const list = execFileSync('npx', ['playwright', 'test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    env: { ...process.env, SCREENS: '1' },
  })
  const specs = specsOf(JSON.parse(list) as Listed)
  const places = new Map<string, string[]>()
  for (const { file, line, title, tests } of specs) {
    const place = `${file}:${line} ${title}`
    places.set(place, [...(places.get(place) ?? []), ...tests.map((one) => one.projectName)])
  }
  expect(places.size).toBeGreaterThan(300)
  expect(new Set(run).size).toBe(run.length)
  expect(new Set([...run, SCREENSHOTS])).toEqual(new Set([...places.values()].flat()))
  const isRunOnce = (projects: string[]) =>
    new Set(projects.filter((one) => !NARROW.includes(one))).size === 1
  expect([...places].filter(([, projects]) => !isRunOnce(projects))).toEqual([])
})
