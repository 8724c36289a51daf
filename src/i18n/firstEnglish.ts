import { en as home } from './texts/homeEn.ts'
import { en as routes } from './texts/routesEn.ts'
import { en as site } from './texts/siteEn.ts'

/** English texts of the frame and the home page, and the names of all pages. */
export const firstEnglish = { ...routes, ...site, ...home }
