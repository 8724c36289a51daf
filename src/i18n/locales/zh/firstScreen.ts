import { home } from './home.ts'
import { routes } from './routes.ts'
import { site } from './site.ts'

/**
 * The Chinese texts of the frame and the home page, and the names of all pages. The English ones
 * are a separate chunk (`en/firstScreen.ts`), those of other pages load with the page (`addTexts`).
 */
export const firstTexts = { ...routes, ...site, ...home }
