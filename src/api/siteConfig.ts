import * as v from 'valibot'
import { flag, listOf, neededNumber, neededText, number, text } from '../lib/parse.ts'
import { calendarEvents, raceCard } from './raceCard.ts'
import { routeEntry } from './routeEntry.ts'
import { content } from './siteDocument.ts'

/** Where a jump leads (spec §9 "Link kinds"). */
export const JumpType = { external: 1, internal: 2 } as const
/** The home page's entry cards (spec §9 "Home entry kinds"). */
export const ModuleType = { signUp: 1, registration: 2, score: 3, photo: 4 } as const

const jump = {
  jumpType: number,
  jumpUrl: text,
  openStatus: flag,
  dialogText: text,
  dialogTextEn: text,
}

const searchSwitch = v.fallback(
  v.optional(v.object({ ...jump, useMultipleSearch: flag })),
  undefined,
)

const searchCard = v.object({
  id: text,
  title: text,
  titleEn: text,
  subTitle: text,
  subTitleEn: text,
  moduleType: v.pipe(neededNumber, v.picklist([1, 2, 3, 4])),
  signUpStartTime: text,
  signUpEndTime: text,
  signUpTimeTitle: text,
  signUpTimeTitleEn: text,
  ...jump,
})

const ad = v.object({
  surfacePlotUrl: text,
  surfacePlotUrlEn: text,
  jumpUrl: text,
  jumpUrlEn: text,
  alt: text,
  altEn: text,
})

const slide = v.object({
  surfacePlotUrl: neededText,
  jumpUrl: text,
  title: text,
  titleEn: text,
  overline: text,
  overlineEn: text,
  alt: text,
  altEn: text,
  /** Colour of the lettering that the picture carries well. */
  tone: v.fallback(v.picklist(['ink', 'white']), 'ink'),
  /** The picture's own sky, seen until it is there. */
  ground: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#e4ede6'),
})

const picture = v.object({
  surfacePlotUrl: neededText,
  jumpUrl: text,
  src: text,
  isRecommend: flag,
  title: text,
  titleEn: text,
  alt: text,
  altEn: text,
})

const video = v.object({
  id: text,
  pic: text,
  picSmall: text,
  isRecommend: flag,
  title: text,
  titleEn: text,
  summary: text,
  summaryEn: text,
  src: neededText,
  seconds: number,
})

const partnerGroup = v.object({
  id: text,
  label: text,
  labelEn: text,
  code: text,
  children: listOf(v.object({ id: text, src: neededText, href: text, name: text, nameEn: text })),
  isEdit: flag,
  originalLabel: text,
})

const goods = v.fallback(
  v.optional(v.object({ bannerUrl: text, shopUrl: text, productUrl: text })),
  undefined,
)
const section = <S extends v.ObjectEntries>(entries: S) =>
  v.fallback(v.optional(v.object(entries)), undefined)

/**
 * The site configuration record (spec §3). Every field falls back by itself, so that one bad
 * section empties one block and nothing else. Fields that end in `En`, `alt`, `tone`, `ground`,
 * `seconds`, `picSmall`, `raceItems`, `keyDates`, `calendarEvents`, `raceCard`, `hotLine`,
 * `licensedGoods`, `partnerImgUrl` and `courseMap` are additions of this site; all others are spelt
 * as in the spec.
 */
export const siteConfigSchema = v.object({
  websiteTitle: text,
  websiteTitleEn: text,
  slogan: text,
  sloganEn: text,
  websiteRegInfo: listOf(v.object({ id: text, label: neededText, link: text })),
  logo: text,
  logoEn: text,
  logoDark: text,
  logoDarkEn: text,
  logoH5: text,
  copyright: text,
  copyrightEn: text,
  copyrightH5: text,
  copyrightH5En: text,
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
      raceId: neededText,
      raceName: text,
      raceNameEn: text,
      year: number,
    }),
  ),
  raceItems: listOf(
    v.object({
      itemId: text,
      name: text,
      nameEn: text,
      distanceKm: number,
      fee: number,
      capacity: number,
      minimumAge: number,
      cutOff: text,
    }),
  ),
  calendarEvents,
  raceCard,
  keyDates: listOf(v.object({ time: text, label: text, labelEn: text, isRace: flag })),
  hotLine: section({ phone: text, hours: text, hoursEn: text }),
  licensedGoods: section({ mascot: goods, runningShoes: goods, runningCap: goods }),
  partnerImgUrl: text,
  courseMap: section({
    summary: text,
    summaryEn: text,
    picture: text,
    pictureEn: text,
    profile: text,
    profileEn: text,
    alt: text,
    altEn: text,
    full: text,
    half: text,
  }),
  raceInformation: content,
  newsNotice: content,
  epidemicPreventionInstructions: content,
  introduction: content,
  aboutUs: content,
  remoteAsyncRoutes: listOf(routeEntry),
  version: text,
  build: text,
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

type Loose<T> = T extends (infer I)[]
  ? Loose<I>[]
  : T extends object
    ? { [K in keyof T]?: Loose<T[K]> }
    : T
/** What a configuration file holds: the record with any field left out. */
export type SiteConfigSource = Loose<SiteConfig>
export type Slide = v.InferOutput<typeof slide>
export type SearchCard = v.InferOutput<typeof searchCard>
export type SearchSwitch = NonNullable<v.InferOutput<typeof searchSwitch>>
export type Picture = v.InferOutput<typeof picture>
export type Video = v.InferOutput<typeof video>
export type PartnerGroup = v.InferOutput<typeof partnerGroup>
export type RaceItem = SiteConfig['raceItems'][number]
