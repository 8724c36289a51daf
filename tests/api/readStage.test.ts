import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readStage } from '../../src/api/readStage.ts'

const env = (name: string) => parseEnv(readFileSync(`.env.${name}`, 'utf8'))

test.each(['dev', 'test', 'release', 'prod'])('the %s stage is complete', (name) => {
  expect(readStage(env(name)).name).toBe(name)
})

test('the published stages name their hosts', () => {
  for (const name of ['release', 'prod']) {
    for (const host of Object.values(readStage(env(name)).hosts))
      expect(host).toMatch(/^https:\/\//)
  }
})

test('every fault stands in one message', () => {
  const broken = {
    ...env('prod'),
    VITE_FILE_HOST: 'file.example/',
    VITE_JY_ENABLED: 'yes',
    VITE_DOMAIN: undefined,
  }
  expect(() => readStage(broken)).toThrowError(
    /VITE_DOMAIN is missing[\s\S]*VITE_FILE_HOST must be[\s\S]*VITE_JY_ENABLED must be/,
  )
})

test('the mobile site lies on the root domain', () => {
  expect(() =>
    readStage({ ...env('prod'), VITE_MOBILE_SITE: 'https://evil.example/' }),
  ).toThrowError('VITE_MOBILE_SITE must lie on VITE_ROOT_DOMAIN')
})
