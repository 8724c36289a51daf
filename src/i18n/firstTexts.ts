import { zh as home } from './texts/home.ts'
import { zh as routes } from './texts/routes.ts'
import { zh as site } from './texts/site.ts'

/**
 * The Chinese texts of the frame and the home page, and the names of all pages. The English ones
 * are a separate chunk (`firstEnglish.ts`), those of other pages load with the page (`addTexts`).
 */
export const firstTexts = { ...routes, ...site, ...home }
