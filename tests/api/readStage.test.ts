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

test('password key and IV have 16 characters, in every stage others', () => {
  const stages = ['dev', 'test', 'release', 'prod'].map((name) => readStage(env(name)))
  const secrets = stages.flatMap(({ passwords }) => [passwords.key, passwords.iv])
  expect(new Set(secrets).size).toBe(8)
  expect(() =>
    readStage({ ...env('prod'), VITE_PASSWORD_KEY: 'short', VITE_PASSWORD_IV: 'with a space in!' }),
  ).toThrowError(/VITE_PASSWORD_KEY must be 16[\s\S]*VITE_PASSWORD_IV must be 16/)
})

test('the human check is one of two, and a foreign one comes with its script and key', () => {
  expect(readStage(env('test')).humanCheck.kind).toBe('slider')
  expect(readStage(env('prod')).humanCheck).toMatchObject({
    kind: 'aliyun',
    script: expect.stringMatching(/^https:/),
  })
  const broken = (changes: object) => () => readStage({ ...env('prod'), ...changes })
  expect(broken({ VITE_HUMAN_CHECK: 'puzzle' })).toThrowError(/VITE_HUMAN_CHECK must be/)
  expect(broken({ VITE_HUMAN_CHECK_SCRIPT: 'http://a.example/x.js' })).toThrowError(/https/)
  expect(broken({ VITE_HUMAN_CHECK_SCRIPT: '' })).toThrowError(/aliyun needs/)
  expect(broken({ VITE_HUMAN_CHECK_APP_KEY: '' })).toThrowError(/aliyun needs/)
})
