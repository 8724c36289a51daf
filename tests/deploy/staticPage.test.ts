// @vitest-environment node
import { expect, test } from 'vitest'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { staticHeaders } from '../../deploy/staticPage.ts'
import { baseHeaders, drawingPolicy, transportSecurity } from '../../tools/build/policy.ts'

/** The headers of each path. */
function headersByPath(hasOrganiserPage = false) {
  const paths = staticHeaders({ ...testEnvironment(), hasOrganiserPage }).split(/^(?=\/)/m)
  return Object.fromEntries(
    paths.map((lines) => {
      const [path = '', ...headers] = lines.trimEnd().split('\n  ')
      return [path, Object.fromEntries(headers.map((line) => line.split(/: (.*)/s)))]
    }),
  )
}

test('hosts for static files get the headers of the site’s own servers', () => {
  const headers = headersByPath()
  expect(headers['/*']).toEqual({ ...baseHeaders, ...transportSecurity })
  expect(headers['/']).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "frame-ancestors 'none'",
  })
  expect(headers['/sw.js']).toEqual({ 'Cache-Control': 'no-cache' })
  expect(headers['/captcha/*']).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' })
  expect(headers['/captcha/*.html']).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' })
})

test('with the organiser’s page the site may be in a frame of its own', () => {
  expect(headersByPath(true)['/']).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
  })
})

test.each(['svg', 'gpx', 'xml'])('a .%s file opened directly runs no script', (extension) => {
  expect(headersByPath()[`/*.${extension}`]).toEqual({ 'Content-Security-Policy': drawingPolicy })
})
