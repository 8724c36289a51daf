import { home } from './home.ts'
import { routes } from './routes.ts'
import { site } from './site.ts'

/** English texts of the frame and the home page, and the names of all pages. */
export const firstTexts = { ...routes, ...site, ...home }
