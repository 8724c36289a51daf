// @vitest-environment node
import { expect, test } from 'vitest'
import { configUrl } from '#api/http/requestUrl.ts'

test.each([
  ['/configs/run.json', '', '/configs/run.json'],
  ['/configs/run.json', 'https://files.race.test', 'https://files.race.test/configs/run.json'],
  ['//cdn.example/run.json', 'https://files.race.test', '//cdn.example/run.json'],
  ['https://cdn.example/run.json', 'https://files.race.test', 'https://cdn.example/run.json'],
])('the configuration at %s, with the file host "%s", is loaded from %s', (uri, host, url) => {
  expect(configUrl(uri, host)).toBe(url)
})
