import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import type { SiteDocument } from '#site-config/siteDocument.ts'
import { carouselList } from './carousel.ts'
import { aboutIndex } from './documents/aboutIndex.ts'
import { contactUs } from './documents/contactUs.ts'
import { cuisine } from './documents/cuisine.ts'
import { epidemicPreventionNotice } from './documents/epidemicPreventionNotice.ts'
import { lightOfCanal } from './documents/lightOfCanal.ts'
import { raceIntroduction } from './documents/raceIntroduction.ts'
import { raceRoute } from './documents/raceRoute.ts'
import { raceRules } from './documents/raceRules.ts'
import { raceStatement } from './documents/raceStatement.ts'
import { registrationInstructions } from './documents/registrationInstructions.ts'
import { entries } from './entries.ts'
import { faq } from './faq.ts'
import { wonderfulPictures } from './gallery.ts'
import { footer, identity, race } from './identity.ts'
import { raceNews } from './news.ts'
import { activityBulletin } from './notices.ts'
import {
  adListBottom,
  adListTop,
  cooperativePartnerList,
  licensedGoods,
  partnerImgUrl,
} from './partners.ts'
import raceDay from './raceDay.json' with { type: 'json' }
import { raceDetails } from './raceDetails.ts'
import { at } from './raceMoment.ts'
import { remoteAsyncRoutes } from './routes.ts'
import { videoCollections } from './videos.ts'

const ENTRIES_OPEN = at('2024-08-08 00:00')
/** Notices about other events, which the specification names. They are shown from the start. */
const LEFT_OVER = new Set(['notice-bib-mail-out', 'notice-race-pack-mailing'])

/** News and notices dated after the beginning of sign-up are shown from their date on. */
const onItsDate = (article: Partial<SiteDocument>): Partial<SiteDocument> =>
  (article.time ?? 0) > ENTRIES_OPEN && !LEFT_OVER.has(article.id ?? '')
    ? { ...article, publishFrom: article.time }
    : article

/**
 * The 2024 edition, built into the site (spec §1). The order of the keys matters: the first screen
 * comes first and long documents last, so that a configuration can be used while it is still
 * loading.
 */
export const yanling2024: SiteConfigSource = {
  ...identity,
  adListTop,
  carouselList,
  ...entries,
  ...race,
  ...raceDetails,
  remoteAsyncRoutes,
  wonderfulPictures,
  videoCollections,
  cooperativePartnerList,
  adListBottom,
  licensedGoods,
  partnerImgUrl,
  ...footer,
  ...raceDay,
  faq,
  version: '2025-08-06',
  build: '',
  newsNotice: {
    raceNews: raceNews.map(onItsDate),
    activityBulletin: activityBulletin.map(onItsDate),
  },
  raceInformation: { raceRules, registrationInstructions, raceRoute, raceStatement },
  epidemicPreventionInstructions: { epidemicPreventionNotice },
  introduction: { aboutIndex, cuisine, lightOfCanal },
  aboutUs: { raceIntroduction, contactUs },
}
