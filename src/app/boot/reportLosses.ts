import { parseRaceTime } from '#domain/raceDates.ts'
import { createZone, isKnownZone } from '#domain/raceZone.ts'
import { pathText, visitTexts } from '#lib/jsonPath.ts'
import { lostInParsing, type Loss } from '#lib/lostInParsing.ts'
import { report } from '#lib/report.ts'
import { cutOffTime } from '#site-config/raceTimes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import type { ConfigError } from './parseConfig.ts'

/** Fields that hold local times of the race. Most other texts are shown as they are. */
export const TIME_FIELDS: ReadonlySet<string> = new Set([
  'searchConfigList[].signUpStartTime',
  'searchConfigList[].signUpEndTime',
  'raceItems[].startTime',
  'raceItems[].waves[].startTime',
  'raceItems[].earlyFees[].until',
  'race.refunds[].until',
  'keyDates[].time',
  'calendarEvents[].start',
  'calendarEvents[].end',
])
/** What can be read does not depend on the zone. */
const ZONE = createZone()
/** Number of characters shown of a value: enough to find it in the file. */
const MAX_SHOWN_CHARACTERS = 80

/** Whether the site reads a text as a time and cannot. */
function isUnreadTime(path: string, text: string): boolean {
  const field = path.replaceAll(/\[\d+\]/g, '[]')
  if (field === 'race.timeZone') return !isKnownZone(text)
  if (field === 'raceItems[].cutOff') return cutOffTime(text, 0, ZONE) === undefined
  return TIME_FIELDS.has(field) && parseRaceTime(text, ZONE) === undefined
}

const quote = (value: unknown) => JSON.stringify(value).slice(0, MAX_SHOWN_CHARACTERS)

function lossText(loss: Loss): string {
  const place = pathText(loss.path)
  switch (loss.kind) {
    case 'unknownField':
      return `${place}: no such field`
    case 'unread':
      return `${place}: ${quote(loss.value)} is not read`
    case 'readAs':
      return `${place}: ${quote(loss.value)} is read as ${quote(loss.as)}`
    case 'droppedEntry':
      return loss.missing ? `${place}: left out without ${loss.missing}` : `${place}: left out`
  }
}

/** What the site drops or changes as it reads a configuration, each with its place and the reason. */
function lostIn(published: unknown): string[] {
  const losses = lostInParsing(siteConfigSchema, published)
    // Editors of JSON look for the schema of a file there.
    .filter(({ path }) => path.join() !== '$schema')
    .map(lossText)
  visitTexts(published, (text, path) => {
    const place = pathText(path)
    if (isUnreadTime(place, text)) losses.push(`${place}: ${quote(text)} is not read`)
  })
  return losses
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

/** Reports the values of a configuration file that the site drops or changes as it reads it. */
export function reportLosses(file: string): void {
  const losses = lostIn(JSON.parse(file))
  if (losses.length > 0)
    report(`the configuration has values that cannot be read as they are: ${losses.join('; ')}`)
}
