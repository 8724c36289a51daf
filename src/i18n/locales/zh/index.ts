import { agreements } from './agreements.ts'
import type { configCheck } from './configCheck.ts'
import type { configEffects } from './configEffects.ts'
import { content } from './content.ts'
import { course } from './course.ts'
import { courseSheet } from './courseSheet.ts'
import { distance } from './distance.ts'
import { documents } from './documents.ts'
import { fee } from './fee.ts'
import { fields } from './fields.ts'
import { filePreview } from './filePreview.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { homeLower } from './homeLower.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { noSite } from './noSite.ts'
import type { organiser } from './organiser.ts'
import { photos } from './photos.ts'
import { raceGuide } from './raceGuide.ts'
import { results } from './results.ts'
import { routes } from './routes.ts'
import { search } from './search.ts'
import { signup } from './signup.ts'
import { site } from './site.ts'
import { siteSearch } from './siteSearch.ts'
import { translations } from './translations.ts'

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
  ...results,
  ...search,
  ...logout,
  ...signup,
  ...site,
  ...siteSearch,
  ...translations,
  ...noSite,
}

/** A text of the site, which a race may replace by its own. */
export type SiteTextKey = keyof typeof zh

/** Any text. What only organisers read is loaded with their pages. */
export type TextKey =
  | SiteTextKey
  | keyof typeof configCheck
  | keyof typeof configEffects
  | keyof typeof organiser
