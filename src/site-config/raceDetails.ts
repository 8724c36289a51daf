import * as v from 'valibot'
import { LANGUAGES } from '#i18n/languages.ts'
import { localizedText, withText } from '#i18n/localizedText.ts'
import {
  amount,
  flag,
  listOf,
  nonNegative,
  number,
  optional,
  positive,
  required,
  requiredText,
  text,
  wellFormed,
  wholeNumber,
  ofKind,
} from '#lib/parse.ts'

const colour = optional(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)))
const codes = LANGUAGES.map(({ code }) => code)

/**
 * The race itself. `timeZone` is an IANA name: every time of the configuration and of the services
 * is a local time in it. One that the browser does not know is kept: it is not the same as none
 * (`raceZone.ts`). `currency` is an ISO 4217 code. `languages` are offered in this order.
 * `phoneCountries` are calling codes (`351`): of the phones that the environment takes, only these are
 * offered to log in with, the first preselected. `entriesPerAccount` and `entriesPerPerson` are how
 * many entries an account and a person may have, one each if they are missing (`signupLimits.ts`).
 * `refunds` is how much of the fee somebody who withdraws gets back, until when.
 * `shortName` is used in file names, `place` in calendar entries, `organiser` under the titles of
 * documents and beside the hotline, `zoneName` beside times ("Beijing time").
 */
export const raceDetails = optional(
  v.object({
    timeZone: text,
    ...localizedText('zoneName'),
    currency: optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    defaultLanguage: optional(v.picklist(codes)),
    languages: listOf(v.picklist(codes)),
    phoneCountries: listOf(v.pipe(requiredText, v.regex(/^\d{1,3}$/))),
    entriesPerAccount: wholeNumber(),
    entriesPerPerson: wholeNumber(),
    refunds: listOf(
      v.object({
        until: requiredText,
        percent: v.pipe(required(number), v.minValue(0), v.maxValue(100)),
      }),
    ),
    ...localizedText('shortName'),
    ...localizedText('place'),
    ...localizedText('organiser'),
  }),
)

/**
 * How places are given: by a draw, in the order of entries (with a waiting list), or to those who
 * are invited.
 */
export const entryMode = optional(v.picklist(['ballot', 'firstCome', 'invitation']))

/** Lower fees, each until a moment (`YYYY-MM-DD HH:mm:ss`, or a day to its end), in order of time. */
export const earlyFees = listOf(v.object({ until: requiredText, fee: required(amount) }))

/** An event of the race. `startTime` is a date and time; the race's own start if it is missing. */
export const raceItem = v.object({
  itemId: text,
  ...localizedText('name'),
  distanceKm: positive,
  /** Ascent in metres. */
  climbM: nonNegative,
  /** In the race's currency. */
  fee: amount,
  earlyFees,
  capacity: wholeNumber(),
  minimumAge: wholeNumber(),
  maximumAge: wholeNumber(),
  startTime: text,
  /**
   * Minutes from the event's start, the time of day at which it ends (`HH:mm`, the next day's if it is
   * earlier than the start), or a date and time.
   */
  cutOff: text,
  /** Start pens with a start of their own, a date and time like the event's. */
  waves: listOf(v.object({ pen: requiredText, startTime: requiredText })),
  /** Address of the course, a GeoJSON or GPX file. */
  courseUrl: text,
  picture: text,
  entryMode,
  /** What is left of an event without a free place; missing while it has one. */
  availability: optional(v.picklist(['waitingList', 'full'])),
})

/** A way to enter, as offered on the sign-up card. `url` is a route of the site or an address. */
export const entryChannel = withText(
  ['name'],
  v.object({
    kind: requiredText,
    ...localizedText('name'),
    ...localizedText('summary'),
    url: requiredText,
  }),
)

export const courseFact = withText(
  ['value', 'label'],
  v.object({ ...localizedText('value'), ...localizedText('label') }),
)

const agreement = optional(
  v.object({
    version: text,
    /** `YYYY-MM-DD` */
    date: text,
    ...localizedText('title'),
    /** When it takes effect, as text; without it the date is shown. */
    ...localizedText('since'),
    /** HTML, or the address of a file with it. */
    ...localizedText('content'),
    ...localizedText('url'),
  }),
)

/**
 * The race's own legal texts. Without `registration` sign-up does not open; `account` and `privacy`
 * fall back to neutral texts, so that logging in always works.
 */
export const agreements = optional(
  v.object({ registration: agreement, account: agreement, privacy: agreement }),
)

/** Texts by key, without those that are not shown (`text`). Spaces around them count: ", ". */
const textsByKey = optional(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([key, value]): [string, string][] =>
          typeof value === 'string' && v.parse(text, value) ? [[key, wellFormed(value)]] : [],
        ),
      ),
    ),
    ofKind({ kind: 'record', value: text }),
  ),
)

/**
 * Addresses of pictures in place of the neutral ones: banners by name of the menu group, the login
 * drawer, what is shown when there is nothing to show, the not-found page and without a network.
 */
export const pictures = optional(
  v.object({
    banners: textsByKey,
    login: text,
    help: text,
    empty: text,
    notFound: text,
    offline: text,
  }),
)

/**
 * Seed colours from which every colour of the site is derived, and the shapes. An invalid field is
 * as if it were missing; without both colours the site has neutral ones.
 */
export const theme = optional(
  v.object({
    primary: colour,
    accent: colour,
    /** Radius of corners, in px. */
    radius: optional(v.pipe(v.number(), v.minValue(0), v.maxValue(16))),
    /** Whether mountains stand at the top of the footer and above messages of the searches. */
    ridge: flag,
    /** Typeface of headings: `serif`, `sans` or the name of a family. */
    displayFont: optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N} _-]{1,60}$/u))),
  }),
)

/** The race's own texts, which override the site's, by language and key. */
export const ownTexts = optional(
  v.object(Object.fromEntries(codes.map((code) => [code, textsByKey]))),
)

/**
 * What has become of a race that was announced, as `eventStatus` of schema.org: it is put off to a day that
 * is not known yet, it has another time or place, which this configuration has, or it does not take place.
 * `text` says why, `url` leads to more: an address, a path of the site, or the id of a document.
 */
export const eventStatus = optional(
  v.object({
    kind: v.picklist(['postponed', 'moved', 'cancelled']),
    ...localizedText('text'),
    url: text,
  }),
)

export const bibNotice = optional(
  withText(['text'], v.object({ ...localizedText('text'), url: text })),
)

export const socialLink = withText(
  ['name'],
  v.object({
    ...localizedText('name'),
    /** Address of a QR code. */
    picture: text,
    url: text,
  }),
)

export const links = optional(
  v.object({
    associations: listOf(
      withText(
        ['name'],
        v.object({
          ...localizedText('name'),
          /** The last part of its path in the menu. */
          path: text,
          url: requiredText,
        }),
      ),
    ),
    /** Address where companies apply to become partners. */
    partnersCall: text,
  }),
)

/** What every runner must carry; for all items if `itemIds` is empty. */
export const kitItem = withText(
  ['text'],
  v.object({
    ...localizedText('text'),
    ...localizedText('note'),
    itemIds: listOf(requiredText),
  }),
)

export const question = withText(
  ['question', 'answer'],
  v.object({
    id: requiredText,
    ...localizedText('group'),
    ...localizedText('question'),
    /** HTML. */
    ...localizedText('answer'),
  }),
)
