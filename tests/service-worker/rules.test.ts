// @vitest-environment node
import { expect, test } from 'vitest'
import { ruleFor } from '#service-worker/rules.ts'

const origins = { site: 'https://www.race.test', files: 'https://file.race.test' }
const rule = (path: string, init: { method?: string; mode?: string; headers?: HeadersInit } = {}) =>
  ruleFor(
    {
      url: new URL(path, origins.site).href,
      method: init.method ?? 'GET',
      mode: init.mode ?? 'cors',
      headers: new Headers(init.headers),
    },
    origins,
  )
const navigate = { mode: 'navigate' }

test.each([
  ['/', 'page', navigate],
  ['/?from=mail', 'page', navigate],
  ['/assets/site-D0NGTIGf.js', 'asset', {}],
  ['/assets/ContentPage-CxumLfvp.css', 'asset', {}],
  ['/edition-2024/logo.svg', 'picture', {}],
  ['https://file.race.test/2024/start.webp?v=2', 'picture', {}],
] as const)('%s is a %s', (path, expected, init) => expect(rule(path, init)).toBe(expected))

test.each([
  ['another page of the host', '/reg/', navigate],
  ['a query', '/website-center/api/website/config?domainName=www.race.test', {}],
  ['a translation', '/i18n/cn/common.json?t=1', {}],
  ['a configuration', '/site-config/yanling-2024.1234abcd.json', {}],
  ['a file that is neither a script nor a style sheet of a build', '/assets/map.wasm', {}],
  ['a picture of a person', '/race-center/api/photo/1234abcd.jpg', {}],
  ['a video', '/edition-2024/video-01.webm', {}],
  ['another host', 'https://elsewhere.test/logo.svg', {}],
  ['an asset of the file host', 'https://file.race.test/assets/x.js', {}],
  ['a request with a token', '/edition-2024/logo.svg', { headers: { token: 'x' } }],
  ['a request with an Authorization header', '/assets/a.js', { headers: { authorization: 'x' } }],
  ['a range request', '/edition-2024/logo.svg', { headers: { range: 'bytes=0-1' } }],
  ['a POST request', '/assets/a.js', { method: 'POST' }],
] as const)('%s is left to the browser', (_, path, init) => expect(rule(path, init)).toBeNull())
