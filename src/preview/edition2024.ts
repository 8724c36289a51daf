import type { SiteConfigSource } from '../api/siteConfig.ts'
import { footer, identity, race } from './base.ts'
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
import { videoCollections } from './films.ts'
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
import { raceDay } from './raceDay.ts'
import { remoteAsyncRoutes } from './routes.ts'

/**
 * The 2024 edition, embedded in the site (spec §1). The order of the keys counts: the first
 * screen comes first and long documents last, so that a configuration still on its way can be
 * used from its beginning.
 */
export const edition2024: SiteConfigSource = {
  ...identity,
  adListTop,
  carouselList,
  ...entries,
  ...race,
  remoteAsyncRoutes,
  wonderfulPictures,
  videoCollections,
  cooperativePartnerList,
  adListBottom,
  licensedGoods,
  partnerImgUrl,
  ...footer,
  ...raceDay,
  version: '2025-08-06',
  build: '',
  newsNotice: { raceNews, activityBulletin },
  raceInformation: { raceRules, registrationInstructions, raceRoute, raceStatement },
  epidemicPreventionInstructions: { epidemicPreventionNotice },
  introduction: { aboutIndex, cuisine, lightOfCanal },
  aboutUs: { raceIntroduction, contactUs },
}
