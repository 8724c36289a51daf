import type { EditionConfig } from '../../config.ts'
import { aboutIndex } from '../documents/aboutIndex.ts'
import { contactUs, raceIntroduction } from '../documents/aboutUs.ts'
import { agreements } from '../documents/agreements.ts'
import { activityBulletin, raceNews } from '../documents/news.ts'
import { access, mandatoryKitPage } from '../documents/practical.ts'
import { raceRoute } from '../documents/raceRoute.ts'
import { raceRules } from '../documents/raceRules.ts'
import { raceStatement } from '../documents/raceStatement.ts'
import { registrationInstructions } from '../documents/registrationInstructions.ts'
import { carouselList } from './carousel.ts'
import { entries } from './entries.ts'
import { faq } from './faq.ts'
import { wonderfulPictures } from './gallery.ts'
import { footer, identity, race } from './identity.ts'
import { mandatoryKit } from './kit.ts'
import { ownTexts } from './ownTexts.ts'
import { raceDay } from './raceDay.ts'
import { remoteAsyncRoutes } from './routes.ts'

/** The first screen comes first and long documents last, as in every edition. */
export const config: EditionConfig = {
  ...identity,
  carouselList,
  ...entries,
  ...race,
  remoteAsyncRoutes,
  wonderfulPictures,
  ...footer,
  ...raceDay,
  mandatoryKit,
  version: '2025-08-06',
  build: '',
  newsNotice: { raceNews, activityBulletin },
  raceInformation: {
    raceRules,
    registrationInstructions,
    raceRoute,
    mandatoryKit: mandatoryKitPage,
    access,
    raceStatement,
  },
  introduction: { aboutIndex },
  aboutUs: { raceIntroduction, contactUs },
  faq,
  agreements,
  ...ownTexts,
}
