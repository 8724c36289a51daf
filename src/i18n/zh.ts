import { zh as agreements } from './texts/agreements.ts'
import { zh as content } from './texts/content.ts'
import { zh as course } from './texts/course.ts'
import { zh as courseSheet } from './texts/courseSheet.ts'
import { zh as documents } from './texts/documents.ts'
import { zh as distance } from './texts/distance.ts'
import { zh as fee } from './texts/fee.ts'
import { zh as fields } from './texts/fields.ts'
import { zh as filePreview } from './texts/filePreview.ts'
import { zh as gallery } from './texts/gallery.ts'
import { zh as home } from './texts/home.ts'
import { zh as homeLower } from './texts/homeLower.ts'
import { zh as login } from './texts/login.ts'
import { zh as photos } from './texts/photos.ts'
import { zh as raceGuide } from './texts/raceGuide.ts'
import { zh as routes } from './texts/routes.ts'
import { zh as scores } from './texts/scores.ts'
import { zh as search } from './texts/search.ts'
import { zh as signOut } from './texts/signOut.ts'
import { zh as signup } from './texts/signup.ts'
import { zh as site } from './texts/site.ts'
import { zh as siteSearch } from './texts/siteSearch.ts'
import { zh as translations } from './texts/translations.ts'
import { zh as noSite } from './texts/noSite.ts'

/** Every text of the site in Chinese, the base language. */
export const zh = {
  ...agreements,
  ...content,
  ...course,
  ...courseSheet,
  ...documents,
  ...distance,
  ...fee,
  ...fields,
  ...filePreview,
  ...gallery,
  ...home,
  ...homeLower,
  ...login,
  ...photos,
  ...raceGuide,
  ...routes,
  ...scores,
  ...search,
  ...signOut,
  ...signup,
  ...site,
  ...siteSearch,
  ...translations,
  ...noSite,
}

export type TextKey = keyof typeof zh
