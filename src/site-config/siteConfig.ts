import * as v from 'valibot'
import { hasText, localizedText } from '#i18n/localizedText.ts'
import type { DeepPartial } from '#lib/deepPartial.ts'
import {
  epochMs,
  flag,
  listOf,
  number,
  optional,
  optionalFlag,
  required,
  requiredText,
  text,
} from '#lib/parse.ts'
import {
  agreements,
  bibNotice,
  courseFact,
  entryChannel,
  eventStatus,
  kitItem,
  links,
  ownTexts,
  pictures,
  question,
  raceDetails,
  raceItem,
  socialLink,
  theme,
} from './raceDetails.ts'
import { calendarEvents, raceGuide } from './raceGuide.ts'
import { routeEntry } from './routeEntry.ts'
import { content } from './siteDocument.ts'

/** Target of a jump (spec §9 "Link kinds"). */
export const JumpType = { external: 1, internal: 2 } as const
/** The home page's cards (spec §9 "Home entry kinds"). */
export const ModuleType = { signup: 1, registration: 2, score: 3, photo: 4 } as const

const jump = {
  jumpType: number,
  jumpUrl: text,
  /** Without it, a card follows its times (`cardTimes.ts`), and a switch its card. */
  openStatus: optionalFlag,
  ...localizedText('dialogText'),
}

const searchSwitch = optional(v.object({ ...jump, useMultipleSearch: flag }))

const searchCard = v.object({
  id: text,
  ...localizedText('title'),
  ...localizedText('subTitle'),
  moduleType: v.pipe(required(number), v.picklist([1, 2, 3, 4])),
  signUpStartTime: text,
  signUpEndTime: text,
  ...localizedText('signUpTimeTitle'),
  ...jump,
})

/** Epoch ms; hidden outside this period. */
const period = { validFrom: epochMs, validUntil: epochMs }

const ad = v.object({
  ...period,
  ...localizedText('surfacePlotUrl'),
  ...localizedText('jumpUrl'),
  ...localizedText('alt'),
})

const slide = v.object({
  surfacePlotUrl: requiredText,
  /** For phones: what they show of the wide picture, 2 : 1. */
  surfacePlotUrlH5: text,
  jumpUrl: text,
  ...localizedText('title'),
  ...localizedText('overline'),
  ...localizedText('alt'),
  ...period,
  /** Periods in which the slide comes first, with its words for them. */
  leads: listOf(
    v.object({ ...localizedText('title'), ...localizedText('overline'), jumpUrl: text, ...period }),
  ),
  /** Text colour that is legible on the picture. */
  tone: v.fallback(v.picklist(['ink', 'white']), 'ink'),
  /** The colour of the picture's sky, shown until the picture has loaded. */
  ground: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)), '#e0e3e6'),
})

const picture = v.object({
  surfacePlotUrl: requiredText,
  /** For the narrow columns of a phone. */
  surfacePlotUrlH5: text,
  jumpUrl: text,
  src: text,
  isRecommend: flag,
  ...localizedText('title'),
  ...localizedText('alt'),
})

const video = v.object({
  id: text,
  pic: text,
  picSmall: text,
  isRecommend: flag,
  ...localizedText('title'),
  ...localizedText('summary'),
  src: requiredText,
  /** URLs of WebVTT files. */
  ...localizedText('captions'),
  seconds: number,
})

const partnerGroup = v.object({
  id: text,
  ...localizedText('label'),
  code: text,
  /** Each has a logo, or else its name is shown. */
  children: listOf(
    v.pipe(
      v.object({ id: text, src: text, href: text, ...localizedText('name') }),
      v.check(({ src, ...named }) => src !== '' || hasText(named, 'name')),
    ),
  ),
  isEdit: flag,
  originalLabel: text,
})

const goods = optional(
  v.object({
    ...localizedText('bannerUrl'),
    shopUrl: text,
    ...localizedText('productUrl'),
  }),
)

const keyDate = v.object({
  time: text,
  ...localizedText('label'),
  isRace: flag,
  /** The kind of the date, if the home page depends on it. */
  kind: optional(v.picklist(['ballot', 'kitPickUp', 'results'])),
})

/**
 * The site configuration record (spec §3). Every field has a fallback of its own, so that an
 * invalid section empties one block only. The names are those of the specification or, of what this
 * site adds, of its §13 "Additions".
 */
export const siteConfigSchema = v.object({
  ...localizedText('websiteTitle'),
  ...localizedText('slogan'),
  websiteRegInfo: listOf(v.object({ id: text, label: requiredText, link: text })),
  ...localizedText('logo'),
  ...localizedText('logoDark'),
  logoH5: text,
  ...localizedText('copyright'),
  ...localizedText('copyrightH5'),
  qrCodeImg: text,
  qrCodeImgH5: text,
  registrationSearchUrl: text,
  scoreSearchUrl: text,
  pictureSearchUrl: text,
  carouselList: listOf(slide),
  searchConfigList: listOf(searchCard),
  registrationSearch: searchSwitch,
  scoreSearch: searchSwitch,
  pictureSearch: searchSwitch,
  adListTop: listOf(ad),
  adListBottom: listOf(ad),
  wonderfulPictures: listOf(picture),
  videoCollections: listOf(video),
  cooperativePartnerList: listOf(partnerGroup),
  multipleSearchRaceList: listOf(
    v.object({
      raceId: requiredText,
      ...localizedText('raceName'),
      year: number,
    }),
  ),
  raceItems: listOf(raceItem),
  /** The files offered with the list of results, `results` and `prizes`; both if it is missing. */
  resultFiles: optional(listOf(requiredText)),
  calendarEvents,
  raceGuide,
  keyDates: listOf(keyDate),
  hotLine: optional(v.object({ ...localizedText('phone'), ...localizedText('hours') })),
  licensedGoods: optional(v.object({ mascot: goods, runningShoes: goods, runningCap: goods })),
  partnerImgUrl: text,
  courseMap: optional(
    v.object({
      ...localizedText('summary'),
      ...localizedText('picture'),
      ...localizedText('pictureH5'),
      ...localizedText('profile'),
      ...localizedText('profileH5'),
      ...localizedText('alt'),
    }),
  ),
  raceInformation: content,
  newsNotice: content,
  epidemicPreventionInstructions: content,
  introduction: content,
  aboutUs: content,
  remoteAsyncRoutes: listOf(routeEntry),
  race: raceDetails,
  eventStatus,
  theme,
  pictures,
  texts: ownTexts,
  entryChannels: listOf(entryChannel),
  courseFacts: listOf(courseFact),
  agreements,
  /** Picture of the race in messengers and search results: JPEG or PNG, 1,200 × 630 pixels. */
  shareImage: text,
  mobileSite: text,
  registrationSite: text,
  bibNotice,
  socialLinks: listOf(socialLink),
  links,
  mandatoryKit: listOf(kitItem),
  faq: listOf(question),
  version: text,
  build: text,
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

/** The contents of a configuration file: the record with any field left out. */
export type SiteConfigSource = DeepPartial<SiteConfig>
export type Theme = NonNullable<v.InferOutput<typeof theme>>
export type Slide = v.InferOutput<typeof slide>
export type SearchCard = v.InferOutput<typeof searchCard>
export type GalleryPicture = v.InferOutput<typeof picture>
export type Video = v.InferOutput<typeof video>
export type PartnerGroup = v.InferOutput<typeof partnerGroup>
export type RaceItem = SiteConfig['raceItems'][number]
