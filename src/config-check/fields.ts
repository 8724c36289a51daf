import { LANGUAGES } from '#i18n/languages.ts'
import { type JsonPath, pathText } from '#lib/jsonPath.ts'
import type { Grade } from './grade.ts'

/** How a text of the configuration is meant, beyond its type. */
export type Format =
  | 'html'
  /** The address of a picture, a film or a file: a path of the site, or https. */
  | 'file'
  | 'picture'
  /** A route of the site, or an outside address. */
  | 'link'
  | 'outsideLink'
  | 'route'
  | 'component'
  /** Id of a document, or a link. */
  | 'documentOrLink'
  | 'dataPath'
  /** `itemId` of an event. */
  | 'event'
  | 'dateTime'
  /** A date and time, or a day to its end. */
  | 'end'
  | 'day'
  | 'cutOff'
  | 'timeZone'
  | 'phone'
  | 'currency'

/**
 * What visitors see instead of a field that is missing or cannot be read, and how much that matters.
 * The texts have these keys.
 */
export const EFFECTS = {
  nothing: 'improve',
  noName: 'misleads',
  noText: 'misleads',
  noSite: 'breaks',
  noEntry: 'breaks',
  noBlock: 'breaks',
  noPage: 'breaks',
  noMenuItem: 'breaks',
  noPicture: 'misleads',
  neutralPicture: 'improve',
  noSmallPicture: 'improve',
  noSharePicture: 'improve',
  noAlternative: 'misleads',
  noLogo: 'misleads',
  noLink: 'misleads',
  noVideo: 'breaks',
  noCaptions: 'improve',
  noPrice: 'misleads',
  noEarlyPrice: 'misleads',
  noCapacity: 'misleads',
  noAgeLimit: 'misleads',
  noDistance: 'misleads',
  noClimb: 'improve',
  noCourse: 'misleads',
  noCutOff: 'misleads',
  noDate: 'misleads',
  noPeriod: 'misleads',
  noSeason: 'misleads',
  noOrder: 'misleads',
  noMark: 'improve',
  raceStart: 'misleads',
  everyEvent: 'misleads',
  neutralWords: 'misleads',
  neutralColour: 'misleads',
  defaultShape: 'improve',
  chineseTime: 'misleads',
  noTimes: 'breaks',
  noCurrency: 'misleads',
  noOrganiser: 'improve',
  chineseAndEnglish: 'misleads',
  firstLanguage: 'misleads',
  everyCountry: 'improve',
  oneEntry: 'misleads',
  noRefund: 'misleads',
  asPlanned: 'breaks',
  closed: 'breaks',
  byTimes: 'misleads',
  wrongTarget: 'breaks',
  noDialog: 'misleads',
  visible: 'misleads',
  firstPage: 'misleads',
  noSignup: 'breaks',
  neutralAgreement: 'misleads',
  noAgreementDate: 'improve',
  siteText: 'improve',
  otherLanguage: 'misleads',
  environmentAddress: 'misleads',
  bothFiles: 'improve',
  noCalendarEntry: 'breaks',
  noDocument: 'breaks',
  publishedAtOnce: 'misleads',
  neverOver: 'improve',
} as const satisfies Record<string, Grade>

export type Effect = keyof typeof EFFECTS

/** Where visitors see a field. The texts have these keys. */
export const SHOWN_ON = [
  'everyPage',
  'home',
  'menu',
  'document',
  'gallery',
  'course',
  'raceGuide',
  'faq',
  'signup',
  'searches',
  'results',
  'calendar',
  'agreements',
  'goods',
  'partners',
  'login',
] as const

export type ShownOn = (typeof SHOWN_ON)[number]

export interface Field {
  effect: Effect
  shownOn: ShownOn
  format?: Format
}

type Row = Effect | readonly [effect: Effect, format: Format]

/**
 * Every field of the site configuration by the page that it is on and its path, with what its schema does
 * not say. Texts stand once for all languages, and what several fields have in common once: `adList`,
 * `search`, `goods`, `documents`.
 */
const TABLE: Record<ShownOn, Record<string, Row>> = {
  everyPage: {
    $schema: 'nothing',
    websiteTitle: 'noName',
    slogan: 'noText',
    websiteRegInfo: 'noBlock',
    'websiteRegInfo[]': 'noEntry',
    'websiteRegInfo[].id': 'nothing',
    'websiteRegInfo[].label': 'noEntry',
    'websiteRegInfo[].link': ['noLink', 'outsideLink'],
    logo: ['noLogo', 'picture'],
    logoDark: ['noLogo', 'picture'],
    logoH5: ['nothing', 'picture'],
    copyright: ['noPicture', 'picture'],
    copyrightH5: ['noSmallPicture', 'picture'],
    qrCodeImg: ['noPicture', 'picture'],
    qrCodeImgH5: ['noPicture', 'picture'],
    shareImage: ['noSharePicture', 'picture'],
    socialLinks: 'noBlock',
    'socialLinks[]': 'noEntry',
    'socialLinks[].name': 'noEntry',
    'socialLinks[].picture': ['noPicture', 'picture'],
    'socialLinks[].url': ['noLink', 'outsideLink'],
    hotLine: 'noBlock',
    'hotLine.phone': ['noText', 'phone'],
    'hotLine.hours': 'noText',
    race: 'chineseTime',
    'race.timeZone': ['chineseTime', 'timeZone'],
    'race.zoneName': 'noText',
    'race.currency': ['noCurrency', 'currency'],
    'race.defaultLanguage': 'firstLanguage',
    'race.languages': 'chineseAndEnglish',
    'race.languages[]': 'noEntry',
    'race.shortName': 'nothing',
    'race.organiser': 'noOrganiser',
    theme: 'neutralColour',
    'theme.primary': 'neutralColour',
    'theme.accent': 'neutralColour',
    'theme.radius': 'defaultShape',
    'theme.ridge': 'defaultShape',
    'theme.displayFont': 'defaultShape',
    texts: 'siteText',
    'texts.*': 'siteText',
    'texts.*.*': 'siteText',
    pictures: 'neutralPicture',
    'pictures.banners': 'neutralPicture',
    'pictures.banners.*': ['neutralPicture', 'picture'],
    'pictures.help': ['neutralPicture', 'picture'],
    'pictures.empty': ['neutralPicture', 'picture'],
    'pictures.notFound': ['neutralPicture', 'picture'],
    'pictures.offline': ['neutralPicture', 'picture'],
    mobileSite: ['nothing', 'outsideLink'],
    registrationSite: ['environmentAddress', 'link'],
    version: 'nothing',
    build: 'nothing',
  },
  home: {
    carouselList: 'noBlock',
    'carouselList[]': 'noEntry',
    'carouselList[].surfacePlotUrl': ['noEntry', 'picture'],
    'carouselList[].surfacePlotUrlH5': ['noSmallPicture', 'picture'],
    'carouselList[].jumpUrl': ['noLink', 'documentOrLink'],
    'carouselList[].title': 'noText',
    'carouselList[].overline': 'noText',
    'carouselList[].alt': 'noAlternative',
    'carouselList[].validFrom': 'noPeriod',
    'carouselList[].validUntil': 'noPeriod',
    'carouselList[].leads': 'noOrder',
    'carouselList[].leads[]': 'noOrder',
    'carouselList[].leads[].title': 'noText',
    'carouselList[].leads[].overline': 'noText',
    'carouselList[].leads[].jumpUrl': ['noLink', 'documentOrLink'],
    'carouselList[].leads[].validFrom': 'noPeriod',
    'carouselList[].leads[].validUntil': 'noPeriod',
    'carouselList[].tone': 'defaultShape',
    'carouselList[].ground': 'defaultShape',
    searchConfigList: 'noBlock',
    'searchConfigList[]': 'noEntry',
    'searchConfigList[].id': 'nothing',
    'searchConfigList[].title': 'noText',
    'searchConfigList[].subTitle': 'noText',
    'searchConfigList[].moduleType': 'noEntry',
    'searchConfigList[].signUpStartTime': ['noDate', 'dateTime'],
    'searchConfigList[].signUpEndTime': ['noDate', 'end'],
    'searchConfigList[].signUpTimeTitle': 'noText',
    'searchConfigList[].jumpType': 'wrongTarget',
    'searchConfigList[].jumpUrl': ['wrongTarget', 'link'],
    'searchConfigList[].openStatus': 'byTimes',
    'searchConfigList[].dialogText': 'noDialog',
    adList: 'noBlock',
    'adList[]': 'noEntry',
    'adList[].validFrom': 'noPeriod',
    'adList[].validUntil': 'noPeriod',
    'adList[].surfacePlotUrl': ['noEntry', 'picture'],
    'adList[].jumpUrl': ['noLink', 'documentOrLink'],
    'adList[].alt': 'noAlternative',
    videoCollections: 'noBlock',
    'videoCollections[]': 'noVideo',
    'videoCollections[].id': 'nothing',
    'videoCollections[].pic': ['noPicture', 'picture'],
    'videoCollections[].picSmall': ['noSmallPicture', 'picture'],
    'videoCollections[].isRecommend': 'noOrder',
    'videoCollections[].title': 'noText',
    'videoCollections[].summary': 'noText',
    'videoCollections[].src': ['noVideo', 'file'],
    'videoCollections[].captions': ['noCaptions', 'file'],
    'videoCollections[].seconds': 'nothing',
    raceItems: 'noBlock',
    'raceItems[]': 'noEntry',
    'raceItems[].itemId': 'nothing',
    'raceItems[].name': 'noText',
    'raceItems[].distanceKm': 'noDistance',
    'raceItems[].climbM': 'noClimb',
    'raceItems[].fee': 'noPrice',
    'raceItems[].earlyFees': 'noEarlyPrice',
    'raceItems[].earlyFees[]': 'noEarlyPrice',
    'raceItems[].earlyFees[].until': ['noEarlyPrice', 'end'],
    'raceItems[].earlyFees[].fee': 'noEarlyPrice',
    'raceItems[].capacity': 'noCapacity',
    'raceItems[].minimumAge': 'noAgeLimit',
    'raceItems[].maximumAge': 'noAgeLimit',
    'raceItems[].startTime': ['raceStart', 'dateTime'],
    'raceItems[].cutOff': ['noCutOff', 'cutOff'],
    'raceItems[].courseUrl': ['noCourse', 'file'],
    'raceItems[].picture': ['neutralPicture', 'picture'],
    'raceItems[].entryMode': 'neutralWords',
    'raceItems[].availability': 'noMark',
    keyDates: 'noBlock',
    'keyDates[]': 'noEntry',
    'keyDates[].time': ['noDate', 'dateTime'],
    'keyDates[].label': 'noText',
    'keyDates[].isRace': 'noMark',
    'keyDates[].kind': 'noSeason',
    eventStatus: 'asPlanned',
    'eventStatus.kind': 'asPlanned',
    'eventStatus.text': 'noText',
    'eventStatus.url': ['noLink', 'link'],
    bibNotice: 'noBlock',
    'bibNotice.text': 'noBlock',
    'bibNotice.url': ['noLink', 'documentOrLink'],
    courseFacts: 'noBlock',
    'courseFacts[]': 'noEntry',
    'courseFacts[].value': 'noEntry',
    'courseFacts[].label': 'noEntry',
  },
  gallery: {
    wonderfulPictures: 'noBlock',
    'wonderfulPictures[]': 'noEntry',
    'wonderfulPictures[].surfacePlotUrl': ['noEntry', 'picture'],
    'wonderfulPictures[].surfacePlotUrlH5': ['noSmallPicture', 'picture'],
    'wonderfulPictures[].jumpUrl': ['noLink', 'documentOrLink'],
    'wonderfulPictures[].src': ['noPicture', 'picture'],
    'wonderfulPictures[].isRecommend': 'noOrder',
    'wonderfulPictures[].title': 'noText',
    'wonderfulPictures[].alt': 'noAlternative',
  },
  partners: {
    cooperativePartnerList: 'noBlock',
    'cooperativePartnerList[]': 'noEntry',
    'cooperativePartnerList[].id': 'nothing',
    'cooperativePartnerList[].label': 'noText',
    'cooperativePartnerList[].code': 'nothing',
    'cooperativePartnerList[].children': 'noBlock',
    'cooperativePartnerList[].children[]': 'noEntry',
    'cooperativePartnerList[].children[].id': 'nothing',
    'cooperativePartnerList[].children[].src': ['noLogo', 'picture'],
    'cooperativePartnerList[].children[].href': ['noLink', 'outsideLink'],
    'cooperativePartnerList[].children[].name': 'noAlternative',
    'cooperativePartnerList[].isEdit': 'nothing',
    'cooperativePartnerList[].originalLabel': 'nothing',
    partnerImgUrl: ['noPage', 'picture'],
    'links.partnersCall': ['noLink', 'link'],
  },
  searches: {
    registrationSearchUrl: ['noLink', 'outsideLink'],
    scoreSearchUrl: ['noLink', 'outsideLink'],
    pictureSearchUrl: ['noLink', 'outsideLink'],
    search: 'closed',
    'search.jumpType': 'wrongTarget',
    'search.jumpUrl': ['wrongTarget', 'link'],
    'search.openStatus': 'byTimes',
    'search.dialogText': 'noDialog',
    'search.useMultipleSearch': 'wrongTarget',
  },
  results: {
    multipleSearchRaceList: 'noBlock',
    'multipleSearchRaceList[]': 'noEntry',
    'multipleSearchRaceList[].raceId': 'noEntry',
    'multipleSearchRaceList[].raceName': 'noText',
    'multipleSearchRaceList[].year': 'noOrder',
    resultFiles: 'bothFiles',
    'resultFiles[]': 'bothFiles',
  },
  calendar: {
    calendarEvents: 'noCalendarEntry',
    'calendarEvents[]': 'noCalendarEntry',
    'calendarEvents[].id': 'nothing',
    'calendarEvents[].start': ['noCalendarEntry', 'dateTime'],
    'calendarEvents[].end': ['noDate', 'end'],
    'calendarEvents[].title': 'noCalendarEntry',
    'calendarEvents[].place': 'noText',
    'race.place': 'noText',
  },
  raceGuide: {
    raceGuide: 'noPage',
    'raceGuide.times': 'noBlock',
    'raceGuide.times[]': 'noEntry',
    'raceGuide.times[].time': 'noText',
    'raceGuide.times[].label': 'noEntry',
    'raceGuide.times[].place': 'noText',
    'raceGuide.finishes': 'noBlock',
    'raceGuide.finishes[]': 'noEntry',
    'raceGuide.finishes[].itemId': ['noEntry', 'event'],
    'raceGuide.finishes[].place': 'noText',
    'raceGuide.finishes[].bagPlace': 'noText',
    'raceGuide.finishes[].bagUntil': 'noText',
    'raceGuide.bring': 'noBlock',
    'raceGuide.bring[]': 'noEntry',
    'raceGuide.bring[].text': 'noEntry',
    'raceGuide.shuttles': 'noBlock',
    'raceGuide.shuttles[]': 'noEntry',
    'raceGuide.shuttles[].line': 'noEntry',
    'raceGuide.shuttles[].time': 'noText',
    'raceGuide.shuttles[].every': 'noText',
    'raceGuide.medical': 'noBlock',
    'raceGuide.medical[]': 'noEntry',
    'raceGuide.medical[].text': 'noEntry',
    'raceGuide.notes': 'noBlock',
    'raceGuide.notes[]': 'noEntry',
    'raceGuide.notes[].text': 'noEntry',
    'raceGuide.phones': 'noBlock',
    'raceGuide.phones[]': 'noEntry',
    'raceGuide.phones[].label': 'noText',
    'raceGuide.phones[].phone': 'noEntry',
    'raceGuide.phones[].hours': 'noText',
    mandatoryKit: 'noBlock',
    'mandatoryKit[]': 'noEntry',
    'mandatoryKit[].text': 'noEntry',
    'mandatoryKit[].note': 'noText',
    'mandatoryKit[].itemIds': 'everyEvent',
    'mandatoryKit[].itemIds[]': ['everyEvent', 'event'],
    'raceItems[].waves': 'raceStart',
    'raceItems[].waves[]': 'raceStart',
    'raceItems[].waves[].pen': 'raceStart',
    'raceItems[].waves[].startTime': ['raceStart', 'dateTime'],
  },
  goods: {
    licensedGoods: 'noPage',
    goods: 'noPage',
    'goods.bannerUrl': ['noPicture', 'picture'],
    'goods.shopUrl': ['noLink', 'outsideLink'],
    'goods.productUrl': ['noPicture', 'picture'],
  },
  course: {
    courseMap: 'noCourse',
    'courseMap.summary': 'noText',
    'courseMap.picture': ['noPicture', 'picture'],
    'courseMap.pictureH5': ['noSmallPicture', 'picture'],
    'courseMap.profile': ['noPicture', 'picture'],
    'courseMap.profileH5': ['noSmallPicture', 'picture'],
    'courseMap.alt': 'noAlternative',
  },
  document: {
    documentSection: 'noPage',
    documents: 'noDocument',
    'documents.id': 'noDocument',
    'documents.time': 'noDate',
    'documents.title': 'noText',
    'documents.summary': 'noText',
    'documents.picture': ['noPicture', 'picture'],
    'documents.pictureH5': ['noSmallPicture', 'picture'],
    'documents.content': ['noText', 'html'],
    'documents.isRecommend': 'noOrder',
    'documents.publishFrom': 'publishedAtOnce',
    'documents.validUntil': 'neverOver',
  },
  menu: {
    remoteAsyncRoutes: 'noMenuItem',
    'remoteAsyncRoutes[]': 'noMenuItem',
    'remoteAsyncRoutes[].path': ['noMenuItem', 'route'],
    'remoteAsyncRoutes[].component': ['noMenuItem', 'component'],
    'remoteAsyncRoutes[].name': 'nothing',
    'remoteAsyncRoutes[].redirect': ['firstPage', 'route'],
    'remoteAsyncRoutes[].alwaysShow': 'visible',
    'remoteAsyncRoutes[].meta': 'noMenuItem',
    'remoteAsyncRoutes[].meta.title': 'noMenuItem',
    'remoteAsyncRoutes[].meta.summary': 'noText',
    'remoteAsyncRoutes[].meta.parent': 'nothing',
    'remoteAsyncRoutes[].meta.dataPath': ['noDocument', 'dataPath'],
    'remoteAsyncRoutes[].meta.hidden': 'visible',
    'remoteAsyncRoutes[].meta.activeMenu': ['noMark', 'route'],
    'remoteAsyncRoutes[].meta.event': ['noCourse', 'event'],
    'remoteAsyncRoutes[].children': 'noMenuItem',
    links: 'noMenuItem',
    'links.associations': 'noMenuItem',
    'links.associations[]': 'noMenuItem',
    'links.associations[].name': 'noMenuItem',
    'links.associations[].path': 'nothing',
    'links.associations[].url': ['noMenuItem', 'outsideLink'],
  },
  login: {
    'race.phoneCountries': 'everyCountry',
    'race.phoneCountries[]': 'everyCountry',
    'pictures.login': ['neutralPicture', 'picture'],
  },
  signup: {
    'race.entriesPerAccount': 'oneEntry',
    'race.entriesPerPerson': 'oneEntry',
    'race.refunds': 'noRefund',
    'race.refunds[]': 'noRefund',
    'race.refunds[].until': ['noRefund', 'end'],
    'race.refunds[].percent': 'noRefund',
    entryChannels: 'noBlock',
    'entryChannels[]': 'noEntry',
    'entryChannels[].kind': 'noEntry',
    'entryChannels[].name': 'noEntry',
    'entryChannels[].summary': 'noText',
    'entryChannels[].url': ['noEntry', 'link'],
  },
  faq: {
    faq: 'noPage',
    'faq[]': 'noEntry',
    'faq[].id': 'noEntry',
    'faq[].group': 'noText',
    'faq[].question': 'noEntry',
    'faq[].answer': ['noEntry', 'html'],
  },
  agreements: {
    agreements: 'noSignup',
    'agreements.registration': 'noSignup',
    'agreements.account': 'neutralAgreement',
    'agreements.privacy': 'neutralAgreement',
    'agreements.*.version': 'noAgreementDate',
    'agreements.*.date': ['noAgreementDate', 'day'],
    'agreements.*.title': 'noText',
    'agreements.*.since': 'noAgreementDate',
    'agreements.*.content': ['noSignup', 'html'],
    'agreements.*.url': ['noSignup', 'file'],
  },
}

/** The fields of the table by their paths. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(
  SHOWN_ON.flatMap((shownOn) =>
    Object.entries(TABLE[shownOn]).map(([path, row]): [string, Field] => {
      const [effect, format] = typeof row === 'string' ? [row] : row
      return [path, { effect, shownOn, ...(format && { format }) }]
    }),
  ),
)

const SHARED: [RegExp, string][] = [
  [
    /^(?:raceInformation|newsNotice|epidemicPreventionInstructions|introduction|aboutUs)$/,
    'documentSection',
  ],
  [
    /^(?:raceInformation|newsNotice|epidemicPreventionInstructions|introduction|aboutUs)\.[^.[]+(?:\[\])?/,
    'documents',
  ],
  [/^adList(?:Top|Bottom)/, 'adList'],
  [/^(?:registration|score|picture)Search(?=\.|$)/, 'search'],
  [/^licensedGoods\.(?:mascot|runningShoes|runningCap)/, 'goods'],
  [/^agreements\.(?:registration|account|privacy)(?=\.)/, 'agreements.*'],
  [/^(texts|pictures\.banners)\.[^.]+/, '$1.*'],
  [/^(texts\.\*)\..+/, '$1.*'],
  [/^remoteAsyncRoutes\[\](?:\.children\[\])+/, 'remoteAsyncRoutes[]'],
]

const SUFFIX = new RegExp(
  `(?:${LANGUAGES.map(({ suffix }) => suffix)
    .filter(Boolean)
    .join('|')})$`,
)

type NamedField = Field & { path: string }

/** Texts stand once for all languages, alike fields once for all of them. */
function findField(joined: string): NamedField | undefined {
  const shared = SHARED.reduce((text, [from, to]) => text.replace(from, to), joined)
  const name = [shared, shared.replace(SUFFIX, '')].find((one) => FIELDS.has(one)) ?? ''
  const field = FIELDS.get(name)
  return field && { ...field, path: name }
}

/** A file has thousands of values of a few hundred fields. */
const found = new Map<string, NamedField | undefined>()

/** The field at a path without indices: `carouselList[].titleEn`. */
export function fieldAt(path: string): NamedField | undefined {
  if (!found.has(path)) found.set(path, findField(path))
  return found.get(path)
}

/** The field at a place of the file: `carouselList[].title` at `carouselList[0].titleEn`. */
export const fieldOf = (path: JsonPath): NamedField | undefined =>
  fieldAt(pathText(path).replace(/\[\d+\]/g, '[]'))
