// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = ['domain', 'site-config', 'i18n', 'race', 'components', 'features']

/** State of a module that is none of a race, with its reason. */
const ALLOWED = new Map([
  ['i18n/i18n.ts: variants', 'counts the races, so that each has a variant of its own'],
  ['features/site-search/searchWorkerClient.ts: running', 'the one worker of the site search'],
])

const STATE = /^(?:export )?let (\w+)|^export (?:async )?(?:const|function) (set[A-Z]\w*)/gm

test('no module below the stores keeps state of a race', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(STATE)].map(
      ([, variable, setter]) => `${file}: ${variable ?? setter}`,
    ),
  )
  expect(found.toSorted()).toEqual([...ALLOWED.keys()].toSorted())
})
