import { expect, test } from 'vitest'
import { languageChain } from '#i18n/languages.ts'
import { parse } from '#lib/parse.ts'
import { ownAgreement } from '#site-config/agreement.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const urlOf = (url: string) =>
  ownAgreement(
    parse(siteConfigSchema, { agreements: { account: { url } } }),
    'account',
    languageChain('zh'),
  )?.url

test('an agreement is read from a path of the site or an address of the web', () => {
  expect(urlOf('/agreements/account.html')).toBe('/agreements/account.html')
  expect(urlOf('https://file.race.test/a.html')).toBe('https://file.race.test/a.html')
})

test.each(['/\t/evil.test/x', '/\\evil.test/x', 'javascript:alert(1)', 'account.html'])(
  '%j is not accepted as an address',
  (url) => expect(urlOf(url)).toBeUndefined(),
)
