import type { RaceInfo } from '#site-config/raceInfo.ts'
import type { EditionConfig } from './config.ts'
import type { CertificateLook, PhotoLook } from './pictureTypes.ts'
import type {
  ItemResults,
  Publication,
  RaceItem,
  RaceYear,
  Records,
  RunChances,
  Season,
} from './raceTypes.ts'
import type { MakePerson, PinnedRunner, SignupCounts } from './runnerTypes.ts'
import type { SignupSource } from './signupTypes.ts'
import type { Words } from './words.ts'

/** A named time that the clock can be set to, local to the race. */
export interface ClockStop {
  at: string
  zh: string
  en: string
}

export interface Organiser {
  id: string
  /** Sent as `osCode` with the data of an account. */
  code: string
  name: string
  websiteName: string
}

/** Texts of what is sent; `{code}` stands for the code. */
export interface Messages {
  sms: string
  emailSubject: string
}

/**
 * Everything that the services know about a race: what they publish, who takes part, and how it
 * went. Times without a zone are local to `timeZone`.
 */
export interface Edition {
  raceId: string
  /** Names under which the race is served: with a published configuration, and without one. */
  hosts: { published: string[]; unpublished: string[] }
  organiser: Organiser
  /** IANA name. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  /** How phone numbers are written from abroad (`+81`) and within the country (`0`). */
  phoneNumbers: { callingCode: string; trunkPrefix: string }
  /** Published configuration. */
  config: EditionConfig
  /** The file of the configuration, if it is served as it is, whatever is open. */
  configFile?: string
  raceInfo: RaceInfo
  /** Texts of the site that the organiser has changed. */
  translations: Record<string, Words>
  messages: Messages
  clock: { stops: Record<string, ClockStop>; first: string }
  season: Season
  publication: Publication
  /** The current race first, then earlier years. */
  years: RaceYear[]
  /** In the order in which bibs are given out. */
  items: RaceItem[]
  /** Letters before entry numbers and certificate codes, such as `YL`. */
  prefix: string
  kitPlace: Words
  makePerson: MakePerson
  /** English and Japanese names of cities, by the name that a person has. */
  cities: Record<string, Words>
  /** Sign-up platforms of third parties. */
  platforms: string[]
  pinned: Record<string, PinnedRunner>
  signups: SignupCounts
  results: Record<string, ItemResults>
  /** How often something happens to a runner. */
  chances: RunChances
  records: Records | undefined
  certificate: CertificateLook
  photos: PhotoLook
  signup: SignupSource
}
