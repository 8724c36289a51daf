import * as home from './texts/home.ts'
import * as homeMore from './texts/homeMore.ts'
import * as site from './texts/site.ts'

/** Texts of the frame and the home page. Those of other pages come with them (`addTexts`). */
export const firstTexts = {
  zh: { ...site.zh, ...home.zh, ...homeMore.zh },
  en: { ...site.en, ...home.en, ...homeMore.en },
}
