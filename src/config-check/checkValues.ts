import { isDateOnly, isRaceTime } from '#domain/raceDates.ts'
import { isKnownZone } from '#domain/raceZone.ts'
import { insidePath, isLink, safeLink, safeSource, trimmedAddress } from '#lib/html/safeLink.ts'
import { visitTexts } from '#lib/jsonPath.ts'
import { findDocument } from '#site-config/siteContent.ts'
import type { CheckContext } from './context.ts'
import { EFFECTS, fieldOf, type Format } from './fields.ts'
import type { UnplacedFinding, ValueProblem } from './finding.ts'
import { nearestWord } from './nearestWord.ts'
import { quote } from './quote.ts'
import { routeProblem } from './routeProblem.ts'

type Check = (value: string, context: CheckContext) => ValueProblem | undefined

const isDay = (value: string) => isDateOnly(value) && isRaceTime(value)
const isTimeOfDay = (value: string) => /^(?:[0-3]?\d|4[0-7]):[0-5]\d$/.test(value)

/** A date or time in another order or with other signs, as it is to be written; undefined if that is not sure. */
const likelyTime = (value: string) => {
  const [, year, month, day, rest] =
    /^(\d{4})[./年](\d{1,2})[./月](\d{1,2})日?(.*)$/.exec(value) ?? []
  const guess = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}${rest}`.trim()
  return year && isRaceTime(guess) ? guess : ''
}

const dateProblem = (problem: 'notDateTime' | 'notDay', value: string): ValueProblem => {
  const likely = likelyTime(value)
  return likely
    ? { problem: `${problem}Like`, values: { value: quote(value), likely } }
    : { problem, values: { value: quote(value) } }
}

/** An address with a host, but without a scheme: `www.example.org`. */
const WITHOUT_SCHEME = /^(?!\/)[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/

function addressProblem(value: string): ValueProblem {
  return WITHOUT_SCHEME.test(value)
    ? { problem: 'noScheme', values: { value: quote(value), likely: `https://${value}` } }
    : { problem: 'notAddress', values: { value: quote(value) } }
}

const isPlainHttp = (value: string) => /^http:/i.test(trimmedAddress(value))

const link: Check = (value, context) => {
  const inside = insidePath(value)
  if (inside !== null && !safeLink(value)) return routeProblem(value, inside, context)
  if (!isLink(value)) return addressProblem(value)
  return isPlainHttp(value)
    ? { problem: 'insecureLink', values: { value: quote(value) }, grade: 'improve', effect: null }
    : undefined
}

/** Formats of pictures that browsers show. */
const SHOWN = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
const NOT_SHOWN = /\.(?:heic|heif|tiff?|psd|ai|eps|pdf|bmp|raw|cr2|nef)$/i

const file: Check = (value) => {
  const source = safeSource(value)
  if (!source) return addressProblem(value)
  return isPlainHttp(value)
    ? { problem: 'insecureFile', values: { value: quote(value) }, grade: 'improve', effect: null }
    : undefined
}

/** A number in full has no fewer, even of a small country. */
const MIN_PHONE_DIGITS = 5

const CHECKS: Record<Format, Check | undefined> = {
  // The file that it comes from decides (`checkFiles.ts`).
  html: undefined,
  file,
  picture: (value, context) => {
    const problem = file(value, context)
    if (problem) return problem
    const [path = ''] = value.split(/[?#]/)
    return NOT_SHOWN.test(path) && !SHOWN.test(path)
      ? { problem: 'notShownFormat', values: { value: quote(value) } }
      : undefined
  },
  link,
  outsideLink: (value) => {
    if (!safeLink(value)) return addressProblem(value)
    return isPlainHttp(value)
      ? {
          problem: 'insecureLink',
          values: { value: quote(value) },
          grade: 'improve',
          effect: null,
        }
      : undefined
  },
  // Entries of the menu are checked with the whole menu (`checkReferences.ts`).
  route: undefined,
  component: undefined,
  dataPath: undefined,
  documentOrLink: (value, context) => {
    if (findDocument(context.config, value)) return undefined
    if (isLink(value)) return link(value, context)
    const likely = nearestWord(value, documentIds(context))
    return likely
      ? { problem: 'deadDocumentLike', values: { value, likely } }
      : { problem: 'deadDocument', values: { value } }
  },
  event: (value, { config }) => {
    const ids = config.raceItems.map(({ itemId }) => itemId).filter(Boolean)
    if (ids.includes(value)) return undefined
    return { problem: 'noSuchEvent', values: { value, options: ids.join(', ') || '–' } }
  },
  dateTime: (value) => (isRaceTime(value) ? undefined : dateProblem('notDateTime', value)),
  end: (value) => (isRaceTime(value) ? undefined : dateProblem('notDateTime', value)),
  day: (value) => (isDay(value) ? undefined : dateProblem('notDay', value)),
  cutOff: (value) =>
    /^\d+$/.test(value) || isTimeOfDay(value) || isRaceTime(value)
      ? undefined
      : { problem: 'notCutOff', values: { value: quote(value) } },
  phone: (value) =>
    (value.match(/\d/g) ?? []).length < MIN_PHONE_DIGITS
      ? { problem: 'notPhone', values: { value: quote(value) } }
      : undefined,
  timeZone: (value) =>
    isKnownZone(value)
      ? undefined
      : {
          problem: 'notTimeZone',
          values: { value: quote(value) },
          grade: 'breaks',
          effect: 'noTimes',
        },
  currency: (value) =>
    Intl.supportedValuesOf('currency').includes(value)
      ? undefined
      : { problem: 'notCurrency', values: { value: quote(value) } },
}

/** Ids of every document of the configuration. */
function documentIds({ config }: CheckContext): string[] {
  return [
    config.raceInformation,
    config.newsNotice,
    config.epidemicPreventionInstructions,
    config.introduction,
    config.aboutUs,
  ].flatMap((section) =>
    Object.values(section)
      .flat()
      .map(({ id }) => id),
  )
}

/** Whether each value has the form that its field is read in: dates, addresses, references. */
export function checkValues(context: CheckContext): UnplacedFinding[] {
  const found: UnplacedFinding[] = []
  visitTexts(context.raw, (text, path) => {
    const field = fieldOf(path)
    const problem = field?.format && CHECKS[field.format]?.(text, context)
    if (!field || !problem) return
    const effect = problem.effect === undefined ? field.effect : problem.effect
    found.push({ grade: effect ? EFFECTS[effect] : 'misleads', path, ...problem })
  })
  return found
}
