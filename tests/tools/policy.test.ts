// @vitest-environment node
import { expect, test } from 'vitest'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import {
  baseHeaders,
  frameHeaders,
  policyHosts,
  scriptHashes,
  securityHeaders,
} from '../../tools/build/policy.ts'

function directives(headers: Record<string, string>) {
  const parts = (headers['Content-Security-Policy'] ?? '').split('; ')
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources] as const
    }),
  )
}

test("the page runs only its own scripts, or those with the response's nonce", () => {
  const policy = directives(securityHeaders({ nonce: 'n1' }))
  expect(policy['script-src']).toEqual(["'self'", "'nonce-n1'"])
  expect(policy['style-src']).toEqual(["'self'", "'nonce-n1'"])
  expect(policy['style-src-attr']).toEqual(["'none'"])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  expect(policy['trusted-types']).toEqual(['default', 'gpx', 'site'])
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/)
})

test('hashes allow scripts if no server writes nonces', () => {
  const policy = directives(securityHeaders({ scriptHashes: ['sha256-abc='] }))
  expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='"])
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"])
})

test("the environment's hosts are listed once each", () => {
  const { hosts } = testEnvironment()
  const connectHostsOf = (environment: typeof hosts) =>
    policyHosts({ hosts: environment, hasOrganiserPage: false }).connectHosts
  expect(connectHostsOf(hosts)).toEqual([])
  const sharedHosts = { ...hosts, user: 'https://api.race.test', race: 'https://api.race.test' }
  expect(connectHostsOf(sharedHosts)).toEqual(['https://api.race.test'])
})

test('only with the organiser’s page may the site be in a frame, and only in one of its own', () => {
  const headersWith = (hasOrganiserPage: boolean) =>
    securityHeaders(policyHosts({ ...testEnvironment(), hasOrganiserPage }))
  expect(directives(headersWith(false))['frame-ancestors']).toEqual(["'none'"])
  expect(headersWith(false)['X-Frame-Options']).toBe('DENY')
  expect(directives(headersWith(true))['frame-ancestors']).toEqual(["'self'"])
  expect(headersWith(true)['X-Frame-Options']).toBe('SAMEORIGIN')
})

test('hosts are added to the right directives', () => {
  const policy = directives(
    securityHeaders({
      nonce: 'n',
      connectHosts: ['https://api.race.test'],
      imgHosts: ['http://files.race.test'],
      frameHosts: ['https://check.race.test'],
    }),
  )
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.race.test'])
  expect(policy['img-src']).toContain('http://files.race.test')
  expect(policy['media-src']).toContain('http://files.race.test')
  expect(policy['frame-src']).toEqual(["'self'", 'https://check.race.test'])
})

test('every response forbids sniffing, framing and devices', () => {
  expect(baseHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(baseHeaders['Permissions-Policy']).toMatch(/camera=\(\), .*fullscreen=\(self\)$/)
  expect(securityHeaders({ nonce: 'n' })).toMatchObject(baseHeaders)
})

test('a page for a frame may be framed by the site only, in an origin of its own', () => {
  const headers = frameHeaders()
  const policy = directives(headers)
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN')
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(policy.sandbox).toContain('allow-scripts')
  expect(policy.sandbox).not.toContain('allow-same-origin')
})

test('inline scripts are hashed as by the browser', () => {
  const html = `<!doctype html>
    <style>a { color: red }</style><style nonce="x" media="print"></style>
    <script type="module" src="/assets/main.js"></script>
    <script type="application/json">{"a":1}</script>
    <script data-src="x">alert(1)</script>`
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scriptHashes(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
  expect(scriptHashes('<script>a\r\nb</script>')).toEqual(scriptHashes('<script>a\nb</script>'))
})
