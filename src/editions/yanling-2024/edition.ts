import type { SiteConfigSource } from '../../api/website/siteConfig.ts'
import { footer, identity, race } from './identity.ts'
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
import { videoCollections } from './videos.ts'
import { wonderfulPictures } from './gallery.ts'
import { raceNews } from './news.ts'
import { activityBulletin } from './notices.ts'
import {
  adListBottom,
  adListTop,
  cooperativePartnerList,
  licensedGoods,
  partnerImgUrl,
} from './partners.ts'
import { raceDetails } from './raceDetails.ts'
import { raceDay } from './raceDay.ts'
import { remoteAsyncRoutes } from './routes.ts'

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
  newsNotice: { raceNews, activityBulletin },
  raceInformation: { raceRules, registrationInstructions, raceRoute, raceStatement },
  epidemicPreventionInstructions: { epidemicPreventionNotice },
  introduction: { aboutIndex, cuisine, lightOfCanal },
  aboutUs: { raceIntroduction, contactUs },
}
