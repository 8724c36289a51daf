import { parseRaceTime } from '#domain/raceDates.ts'
import { createZone, isKnownZone } from '#domain/raceZone.ts'
import { isRecord } from '#lib/isRecord.ts'
import { report } from '#lib/report.ts'
import { cutOffTime } from '#site-config/raceTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { ConfigError } from './parseConfig.ts'

/** Fields that hold local times of the race. Most other texts are shown as they are. */
const TIME =
  /^(?:keyDates\.\d+\.time|(?:raceItems|searchConfigList)\.\d+\.(?:waves\.\d+\.)?\w+Time|calendarEvents\.\d+\.(?:start|end)|(?:race\.refunds|raceItems\.\d+\.earlyFees)\.\d+\.until)$/
/** What can be read does not depend on the zone. */
const ZONE = createZone()
const CUT_OFF = /^raceItems\.\d+\.cutOff$/
/** Number of characters shown of a value: enough to find it in the file. */
const MAX_SHOWN_CHARACTERS = 80

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function isUnread(path: string, published: unknown, read: unknown): boolean {
  if (isMissing(published)) return false
  const text = String(read)
  if (path === 'race.timeZone') return !isKnownZone(text)
  if (TIME.test(path)) return parseRaceTime(text, ZONE) === undefined
  if (CUT_OFF.test(path)) return cutOffTime(text, 0, ZONE) === undefined
  return isMissing(read)
}

/** The places of a configuration, as `section.0.field`, whose values the site could not read. */
export function* unreadIn(published: unknown, read: unknown, path = ''): Generator<string> {
  const at = (key: string) => (path ? `${path}.${key}` : key)
  if (Array.isArray(published) && Array.isArray(read) && published.length !== read.length) {
    // Only the number is known, not which entries were left out.
    yield `${path}: ${published.length - read.length} of ${published.length} entries`
  } else if (isRecord(published) && isRecord(read)) {
    for (const [key, value] of Object.entries(published)) yield* unreadIn(value, read[key], at(key))
  } else if (isUnread(path, published, read)) {
    yield `${path}: ${JSON.stringify(published).slice(0, MAX_SHOWN_CHARACTERS)}`
  }
}

/** Older browsers give the position in characters only. */
const POSITION = /at position (\d+)\b(?! \(line)/

/** Reports why a configuration file cannot be read, with line and column if the browser tells where. */
export function reportConfigError({ file, cause }: ConfigError): void {
  const reason = cause instanceof Error ? cause.message : ''
  const located = reason.replace(POSITION, (positionText, position: string) => {
    const lines = file.slice(0, Number(position)).split('\n')
    return `${positionText} (line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1})`
  })
  report(`the configuration cannot be read: ${located}`)
}

/**
 * Reports the values of a configuration file that cannot be read. The site treats them as missing.
 */
export function reportUnread(file: string, config: SiteConfig): void {
  const unread = [...unreadIn(JSON.parse(file), config)]
  if (unread.length > 0)
    report(`the configuration has values that cannot be read: ${unread.join('; ')}`)
}
