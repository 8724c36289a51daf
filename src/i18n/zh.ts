import { zh as agreements } from './texts/agreements.ts'
import { zh as course } from './texts/course.ts'
import { zh as demos } from './texts/demos.ts'
import { zh as documents } from './texts/documents.ts'
import { zh as entry } from './texts/entry.ts'
import { zh as gallery } from './texts/gallery.ts'
import { zh as home } from './texts/home.ts'
import { zh as homeLower } from './texts/homeLower.ts'
import { zh as login } from './texts/login.ts'
import { zh as lookups } from './texts/lookups.ts'
import { zh as officePreview } from './texts/officePreview.ts'
import { zh as photos } from './texts/photos.ts'
import { zh as raceCard } from './texts/raceCard.ts'
import { zh as routes } from './texts/routes.ts'
import { zh as scores } from './texts/scores.ts'
import { zh as search } from './texts/search.ts'
import { zh as signup } from './texts/signup.ts'
import { zh as site } from './texts/site.ts'

/** Every text of the site in Chinese, the base language. */
export const zh = {
  ...routes,
  ...site,
  ...home,
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

export type TextKey = keyof typeof zh
