// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { nginxConf } from '../../deploy/nginxConf.ts'
import { testStage } from '../../sandbox/servedStage.ts'
import { baseHeaders, policyHosts, securityHeaders } from '../../tools/policy.ts'

const template = readFileSync('deploy/nginx.conf', 'utf8')
const api = 'https://api.race.test'

test('the policy and the headers come from the one source', () => {
  const stage = { ...testStage(), hosts: { ...testStage().hosts, user: api } }
  const conf = nginxConf(template, stage, {})
  const page = securityHeaders({ ...policyHosts(stage), nonce: '$request_id' })
  expect(conf).toContain(`default "${page['Content-Security-Policy']}";`)
  expect(conf).toContain(`connect-src 'self' ${api};`)
  for (const name of Object.keys(baseHeaders)) {
    // The page, files of both kinds, frames, what is missing, what is refused.
    expect(conf.match(new RegExp(`add_header ${name} `, 'g')), name).toHaveLength(
      name === 'X-Content-Type-Options' ? 7 : 6,
    )
  }
  expect(conf).not.toContain('{{')
})

test('a centre stands behind the site’s own host only where the stage gives it no other', () => {
  const { hosts } = testStage()
  const ofAll = nginxConf(template, { ...testStage(), hosts }, { USER_CENTER: 'http://10.0.0.1' })
  expect(ofAll).toContain('location ^~ /user-center/ {')
  expect(ofAll).toContain('set $site_behind http://10.0.0.1;')
  expect(ofAll).toContain('set $site_behind ${FILE_HOST};')
  const own = { website: api, basic: api, user: api, race: api, file: api }
  const ofNone = nginxConf(
    template,
    { ...testStage(), hosts: own, registrationSite: 'https://reg.race.test/reg/' },
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

test('the writer names what it is not told, or leaves it for the start', () => {
  expect(write()).toMatchObject({ status: 2, stderr: expect.stringContaining('Name the stage') })
  const { status, stderr } = write('test')
  expect(status).toBe(1)
  expect(stderr).toContain('WEBSITE_CENTER, BASIC_CENTER, USER_CENTER, RACE_CENTER, FILE_HOST')
  expect(write('test', '--at-start').stdout).toContain('set $site_behind ${USER_CENTER};')
  const { stdout } = write('prod')
  expect(stdout).toContain('listen 80 default_server;')
  expect(stdout).not.toMatch(/\$\{|\{\{|proxy_pass/)
})

test('files are packed where that makes them smaller, the page is not', () => {
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
