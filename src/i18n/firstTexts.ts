import { zh as home } from './texts/home.ts'
import * as routes from './texts/routes.ts'
import { zh as site } from './texts/site.ts'

/**
 * Texts of the frame and the home page, in Chinese, and the routes' names. English ones come in a
 * file of their own (`loadEnglish`), those of other pages with the page (`addTexts`).
 */
export const firstTexts = {
  zh: { ...routes.zh, ...site, ...home },
  en: routes.en,
}
