import { en as agreements } from './texts/agreements.ts'
import { en as course } from './texts/course.ts'
import { en as demos } from './texts/demos.ts'
import { en as documents } from './texts/documents.ts'
import { en as entry } from './texts/entry.ts'
import { en as gallery } from './texts/gallery.ts'
import { firstEnglish } from './firstEnglish.ts'
import { en as homeLower } from './texts/homeLower.ts'
import { en as login } from './texts/login.ts'
import { en as lookups } from './texts/lookups.ts'
import { en as officePreview } from './texts/officePreview.ts'
import { en as photos } from './texts/photos.ts'
import { en as raceCard } from './texts/raceCard.ts'
import { en as routes } from './texts/routes.ts'
import { en as scores } from './texts/scores.ts'
import { en as search } from './texts/search.ts'
import { en as signup } from './texts/signup.ts'
import type { TextKey } from './zh.ts'

/** Every text of the site in English. */
export const en: Record<TextKey, string> = {
  ...routes,
  ...firstEnglish,
  ...homeLower,
  ...agreements,
  ...gallery,
  ...course,
  ...documents,
  ...entry,
  ...login,
  ...lookups,
  ...officePreview,
  ...photos,
  ...raceCard,
  ...scores,
  ...search,
  ...signup,
  ...demos,
}
