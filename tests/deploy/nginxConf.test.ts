// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { nginxConf } from '../../deploy/nginxConf.ts'
import { baseHeaders, policyHosts, securityHeaders } from '../../tools/build/policy.ts'

const template = readFileSync('deploy/nginx.conf', 'utf8')
const api = 'https://api.race.test'

test('policy and headers have a single source', () => {
  const environment = { ...testEnvironment(), hosts: { ...testEnvironment().hosts, user: api } }
  const conf = nginxConf(template, environment, {})
  const page = securityHeaders({ ...policyHosts(environment), nonce: '$request_id' })
  expect(conf).toContain(`default "${page['Content-Security-Policy']}";`)
  expect(conf).toContain(`connect-src 'self' ${api};`)
  for (const name of Object.keys(baseHeaders)) {
    // The page, four kinds of files, frames, missing, rejected and failed; then responses of
    // services and the registration area.
    const ofServices = /^X-(?:Content-Type-Options|Permitted)|^Cross-Origin-Resource/.test(name)
    expect(conf.match(new RegExp(`add_header ${name} `, 'g')), name).toHaveLength(
      ofServices ? 11 : 9,
    )
  }
  expect(conf).not.toContain('{{')
})

test('a service is proxied only if the environment gives it no other host', () => {
  const { hosts } = testEnvironment()
  const ofAll = nginxConf(
    template,
    { ...testEnvironment(), hosts },
    { USER_CENTER: 'http://10.0.0.1' },
  )
  expect(ofAll).toContain('location ^~ /user-center/ {')
  expect(ofAll).toContain('set $site_behind http://10.0.0.1;')
  expect(ofAll).toContain('set $site_behind ${FILE_HOST};')
  const ownHosts = { website: api, basic: api, user: api, race: api, file: api }
  const ofNone = nginxConf(
    template,
    { ...testEnvironment(), hosts: ownHosts, registrationSite: 'https://reg.race.test/reg/' },
    {},
  )
  expect(ofNone).not.toContain('proxy_pass')
})

const write = (...given: string[]) => {
  const { PATH, HOME } = process.env
  return spawnSync(process.execPath, ['deploy/nginx.mjs', ...given], {
    encoding: 'utf8',
    env: { PATH, HOME },
  })
}

test('the script lists missing settings', () => {
  expect(write()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Name the environment'),
  })
  const { status, stderr } = write('test')
  expect(status).toBe(1)
  expect(stderr).toContain('WEBSITE_CENTER, BASIC_CENTER, USER_CENTER, RACE_CENTER, FILE_HOST')
  const { stdout } = write('prod')
  expect(stdout).toContain('listen 80 default_server;')
  expect(stdout).not.toMatch(/\$\{|\{\{|proxy_pass/)
})

test('files are compressed if that makes them smaller, the page is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('public/favicon.svg', join(folder, 'favicon.svg'))
  writeFileSync(join(folder, 'a.js'), 'x')
  writeFileSync(join(folder, 'index.html'), 'x'.repeat(999))
  execFileSync(process.execPath, ['deploy/pack.mjs', folder])
  expect(readdirSync(folder).toSorted()).toEqual([
    'a.js',
    'favicon.svg',
    'favicon.svg.br',
    'favicon.svg.gz',
    'index.html',
  ])
  expect(gunzipSync(readFileSync(join(folder, 'favicon.svg.gz')))).toEqual(
    readFileSync('public/favicon.svg'),
  )
})
