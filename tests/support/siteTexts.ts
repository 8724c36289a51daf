import { SITE_LANGUAGES } from '#i18n/languages.ts'

/** The site's own texts by language, from the folder `src/i18n/locales/<code>` of each. */
export const siteTexts = new Map<string, Record<string, string>>(
  await Promise.all(
    SITE_LANGUAGES.map(async ({ code }) => {
      const file = await import(`../../src/i18n/locales/${code}/index.ts`)
      return [code, file[code]] as const
    }),
  ),
)
