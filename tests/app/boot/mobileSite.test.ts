import { describe, expect, test, vi } from 'vitest'
import { followMobileSite, mobileAddress } from '#app/boot/mobileSite.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { takeReports } from '#tests/support/setup.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148'

describe('phones may be sent to', () => {
  test.each([
    ['https://m.trail.example/', 'trail.example'],
    ['https://m.trail.example/race/', 'www.trail.example'],
    ['https://trail.example/', 'www.trail.example'],
    ['https://trail.race.test/', 'www.trail.example'],
  ])('%s from %s', (mobileSite, hostname) => {
    expect(mobileAddress(mobileSite, hostname)?.href).toBe(mobileSite)
  })
})

describe('phones may not be sent to', () => {
  test.each([
    ['without TLS', 'http://m.trail.example/'],
    ['another domain', 'https://m.other.example/'],
    ['a domain that only ends in the same letters', 'https://eviltrail.example/'],
    ['the host name as a subdomain of another domain', 'https://www.trail.example.evil.example/'],
    ['the host name as the user name at another domain', 'https://www.trail.example@evil.example/'],
    ['the page itself', 'https://www.trail.example/'],
    ['the page itself, with its hash', 'https://www.trail.example/#/home'],
    ['a path', '/mobile/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', 'm.trail.example'],
  ])('%s', (_, mobileSite) => {
    expect(mobileAddress(mobileSite, 'www.trail.example')).toBeNull()
  })
})

describe('an address that is not allowed', () => {
  const config = parse(siteConfigSchema, { mobileSite: 'https://m.other.example/' })

  test('is reported on a phone', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    followMobileSite(config)
    expect(takeReports()).toEqual([
      '[site] the mobile site https://m.other.example/ is not allowed',
    ])
  })

  test('does not matter to other browsers', () => {
    followMobileSite(config)
    expect(takeReports()).toEqual([])
  })
})
