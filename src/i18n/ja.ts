import { ja as agreements } from './ja/agreements.ts'
import { ja as content } from './ja/content.ts'
import { ja as course } from './ja/course.ts'
import { ja as courseSheet } from './ja/courseSheet.ts'
import { ja as documents } from './ja/documents.ts'
import { ja as distance } from './ja/distance.ts'
import { ja as fee } from './ja/fee.ts'
import { ja as fields } from './ja/fields.ts'
import { ja as filePreview } from './ja/filePreview.ts'
import { ja as gallery } from './ja/gallery.ts'
import { ja as home } from './ja/home.ts'
import { ja as homeLower } from './ja/homeLower.ts'
import { ja as login } from './ja/login.ts'
import { ja as photos } from './ja/photos.ts'
import { ja as raceGuide } from './ja/raceGuide.ts'
import { ja as routes } from './ja/routes.ts'
import { ja as scores } from './ja/scores.ts'
import { ja as search } from './ja/search.ts'
import { ja as signOut } from './ja/signOut.ts'
import { ja as signup } from './ja/signup.ts'
import { ja as site } from './ja/site.ts'
import { ja as siteSearch } from './ja/siteSearch.ts'
import { ja as translations } from './ja/translations.ts'
import { ja as noSite } from './ja/noSite.ts'
import type { TextKey } from './zh.ts'

/** Every text of the site in Japanese. */
export const ja: Record<TextKey, string> = {
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
