import { en as home } from './texts/homeEn.ts'
import { en as site } from './texts/siteEn.ts'

/** Texts of the frame and the home page in English. */
export const firstEnglish = { ...site, ...home }
