import { en as course } from './texts/course.ts'
import { en as demos } from './texts/demos.ts'
import { en as documents } from './texts/documents.ts'
import { en as gallery } from './texts/gallery.ts'
import { en as home } from './texts/home.ts'
import { en as homeMore } from './texts/homeMore.ts'
import { en as officePreview } from './texts/officePreview.ts'
import { en as raceCard } from './texts/raceCard.ts'
import { en as search } from './texts/search.ts'
import { en as site } from './texts/site.ts'
import type { TextKey } from './zh.ts'

/** Every text of the site in English. */
export const en: Record<TextKey, string> = {
  ...site,
  ...home,
  ...homeMore,
  ...gallery,
  ...course,
  ...documents,
  ...officePreview,
  ...raceCard,
  ...search,
  ...demos,
}
