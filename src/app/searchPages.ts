import type { SearchPage } from '../features/search/entries.ts'
import { firstTexts } from '../i18n/firstTexts.ts'
import { OWN_PAGES } from './place.ts'
import type { SiteRoute } from './remoteRoutes.ts'

const named = (titleKey: keyof typeof firstTexts.en) => ({
  title: firstTexts.zh[titleKey],
  titleEn: firstTexts.en[titleKey],
  summary: '',
  summaryEn: '',
  dataPath: '',
})

/** Every page that a visitor can be led to: those of the routes, and the site's own. */
export const searchPages = (routes: SiteRoute[]): SearchPage[] => [
  ...routes
    .filter(({ redirect }) => !redirect)
    .map(({ path, href, title, titleEn, summary, summaryEn, view, dataPath }) => ({
      path: href ?? path,
      title,
      titleEn,
      summary,
      summaryEn,
      dataPath: view === 'document' ? dataPath : '',
    })),
  { path: '/post', ...named('route.post') },
  ...Object.entries(OWN_PAGES).map(([path, { titleKey }]) => ({ path, ...named(titleKey) })),
]
