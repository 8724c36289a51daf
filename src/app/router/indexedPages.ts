import type { IndexedPage } from '#features/site-search/indexEntries.ts'
import { loadedText } from '#i18n/i18n.ts'
import { inEveryLanguage, type Localized, type Titled } from '#i18n/localized.ts'
import { pages } from '#site-config/pages.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'

const titles = (page: Titled) =>
  inEveryLanguage(
    'title',
    ({ code, suffix }) =>
      (page.titleKey ? loadedText(page.titleKey, code) : page[`title${suffix}`]) ?? '',
  )
const summaries = (page: Localized<'summary'>) =>
  inEveryLanguage('summary', ({ suffix }) => page[`summary${suffix}`] ?? '')

/** Every page the site search can list: those of the routes, and the site's own. */
export const indexedPages = (routes: SiteRoute[]): IndexedPage[] => [
  ...routes
    .filter(({ redirect }) => !redirect)
    .map((route) => ({
      path: route.href ?? route.path,
      ...titles(route),
      ...summaries(route),
      dataPath: route.view === 'document' ? route.dataPath : '',
    })),
  ...pages.flatMap(({ path, titleKey }) =>
    titleKey ? [{ path, ...titles({ titleKey }), ...summaries({}), dataPath: '' }] : [],
  ),
]
