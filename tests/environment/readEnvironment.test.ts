// @vitest-environment node
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '#environment/readEnvironment.ts'

const env = (name: string) => parseEnv(readFileSync(`.env.${name}`, 'utf8'))

test.each(['dev', 'test', 'release', 'prod'])('the %s environment is complete', (name) => {
  expect(readEnvironment(env(name)).name).toBe(name)
})

test('the published environments name their hosts', () => {
  for (const name of ['release', 'prod']) {
    for (const host of Object.values(readEnvironment(env(name)).hosts))
      expect(host).toMatch(/^https:\/\//)
  }
})

test('one message lists every error', () => {
  const broken = {
    ...env('prod'),
    VITE_FILE_HOST: 'file.example/',
    VITE_JY_ENABLED: 'yes',
    VITE_DOMAIN: undefined,
  }
  expect(() => readEnvironment(broken)).toThrowError(
    /VITE_DOMAIN is missing[\s\S]*VITE_FILE_HOST must be[\s\S]*VITE_JY_ENABLED must be/,
  )
})

test('the text question is offered only where the environment has it', () => {
  const offered = (value: string) =>
    readEnvironment({ ...env('prod'), VITE_CAPTCHA_QUESTION: value }).captcha.isQuestionOffered
  expect([offered('true'), offered('false')]).toEqual([true, false])
})

test('the preview edition is embedded unless the environment says otherwise', () => {
  const { VITE_PREVIEW_EDITION: _embedded, ...older } = env('prod')
  expect(readEnvironment(older).hasPreviewEdition).toBe(true)
  expect(readEnvironment({ ...older, VITE_PREVIEW_EDITION: 'false' }).hasPreviewEdition).toBe(false)
  expect(() => readEnvironment({ ...older, VITE_PREVIEW_EDITION: '' })).toThrowError(
    /VITE_PREVIEW_EDITION must be/,
  )
})

test('e-mail rule and phone countries default to the specification, and are validated', () => {
  const { VITE_EMAIL_RULE: _rule, VITE_PHONE_COUNTRIES: _codes, ...older } = env('prod')
  expect(readEnvironment(older)).toMatchObject({
    emailRule: 'spec',
    phoneCountries: [{ code: '86', countries: ['CN'] }],
  })
  const open = { ...older, VITE_EMAIL_RULE: 'standard', VITE_PHONE_COUNTRIES: '86, 852,1' }
  expect(readEnvironment(open).emailRule).toBe('standard')
  expect(readEnvironment(open).phoneCountries).toEqual([
    { code: '86', countries: ['CN'] },
    { code: '852', countries: ['HK'] },
    { code: '1', countries: ['US', 'CA'] },
  ])
  expect(() => readEnvironment({ ...older, VITE_EMAIL_RULE: 'any' })).toThrowError(
    /VITE_EMAIL_RULE must/,
  )
  expect(() => readEnvironment({ ...older, VITE_PHONE_COUNTRIES: '86,999' })).toThrowError(
    /VITE_PHONE_COUNTRIES must be calling codes/,
  )
})

test('the mobile site must be on the root domain', () => {
  expect(() =>
    readEnvironment({ ...env('prod'), VITE_MOBILE_SITE: 'https://evil.example/' }),
  ).toThrowError('VITE_MOBILE_SITE must lie on VITE_ROOT_DOMAIN')
})

test('password key and IV have 16 characters and differ in every environment', () => {
  const stages = ['dev', 'test', 'release', 'prod'].map((name) => readEnvironment(env(name)))
  const secrets = stages.flatMap(({ passwords }) => [passwords.key, passwords.iv])
  expect(new Set(secrets).size).toBe(8)
  expect(() =>
    readEnvironment({
      ...env('prod'),
      VITE_PASSWORD_KEY: 'short',
      VITE_PASSWORD_IV: 'with a space in!',
    }),
  ).toThrowError(/VITE_PASSWORD_KEY must be 16[\s\S]*VITE_PASSWORD_IV must be 16/)
})

test('the captcha is one of two kinds, and a third-party one needs its script and key', () => {
  expect(readEnvironment(env('test')).captcha.kind).toBe('slider')
  expect(readEnvironment(env('prod')).captcha).toMatchObject({
    kind: 'aliyun',
    script: expect.stringMatching(/^https:/),
  })
  const broken = (changes: object) => () => readEnvironment({ ...env('prod'), ...changes })
  expect(broken({ VITE_CAPTCHA: 'puzzle' })).toThrowError(/VITE_CAPTCHA must be/)
  expect(broken({ VITE_CAPTCHA_SCRIPT: 'http://a.example/x.js' })).toThrowError(/https/)
  expect(broken({ VITE_CAPTCHA_SCRIPT: '' })).toThrowError(/aliyun needs/)
  expect(broken({ VITE_CAPTCHA_APP_KEY: '' })).toThrowError(/aliyun needs/)
})
