import { zh as demos } from './texts/demos.ts'
import { zh as gallery } from './texts/gallery.ts'
import { zh as home } from './texts/home.ts'
import { zh as homeMore } from './texts/homeMore.ts'
import { zh as site } from './texts/site.ts'

/** Every text of the site in Chinese, the base language. */
export const zh = { ...site, ...home, ...homeMore, ...gallery, ...demos }

export type TextKey = keyof typeof zh
