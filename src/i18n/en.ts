import { firstEnglish } from './firstEnglish.ts'
import { en as agreements } from './texts/agreements.ts'
import { en as content } from './texts/content.ts'
import { en as course } from './texts/course.ts'
import { en as courseSheet } from './texts/courseSheet.ts'
import { en as documents } from './texts/documents.ts'
import { en as distance } from './texts/distance.ts'
import { en as fee } from './texts/fee.ts'
import { en as fields } from './texts/fields.ts'
import { en as filePreview } from './texts/filePreview.ts'
import { en as gallery } from './texts/gallery.ts'
import { en as homeLower } from './texts/homeLower.ts'
import { en as login } from './texts/login.ts'
import { en as photos } from './texts/photos.ts'
import { en as raceGuide } from './texts/raceGuide.ts'
import { en as scores } from './texts/scores.ts'
import { en as search } from './texts/search.ts'
import { en as signOut } from './texts/signOut.ts'
import { en as signup } from './texts/signup.ts'
import { en as siteSearch } from './texts/siteSearch.ts'
import { en as translations } from './texts/translations.ts'
import { en as noSite } from './texts/noSite.ts'
import type { Translated } from './translated.ts'
import type { zh } from './zh.ts'

/** Every text of the site in English. */
export const en: Translated<typeof zh> = {
  ...firstEnglish,
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
  ...homeLower,
  ...login,
  ...photos,
  ...raceGuide,
  ...scores,
  ...search,
  ...signOut,
  ...signup,
  ...siteSearch,
  ...translations,
  ...noSite,
}
