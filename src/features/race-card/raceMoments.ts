import type { RaceInfo } from '../../api/race.ts'
import { ModuleType, type SiteConfig } from '../../api/siteConfig.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'

const DAY_MS = 24 * 3_600_000

type Source = Pick<SiteConfig, 'searchConfigList' | 'keyDates' | 'raceItems'>

/** The first of several spellings of a moment that says one. */
const firstOf = (...times: (string | undefined)[]): number | undefined =>
  times.map((time) => parseRaceTime(time ?? '')).find((ms) => ms !== undefined)

/** When the gun goes: as the race information says, else as the key dates do. */
export const raceStart = ({ keyDates }: Pick<Source, 'keyDates'>, info: RaceInfo | null) =>
  firstOf(info?.startTime, keyDates.find(({ isRace }) => isRace)?.time)

/** The moments of the race and its sign-up, in epoch ms; undefined where nobody says. */
export function raceMoments(config: Source, info: RaceInfo | null) {
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signUp)
  const start = raceStart(config, info)
  const day = formatRaceTime(start, 'YYYY-MM-DD')
  const cutOffs = config.raceItems.flatMap((item) => {
    const [hours = '', minutes = ''] = item.cutOff.split(':')
    const ms = parseRaceTime(`${day} ${hours.padStart(2, '0')}:${minutes}`)
    return ms === undefined ? [] : [{ item, ms }]
  })
  const end = firstOf(info?.endTime) ?? cutOffs.map(({ ms }) => ms).toSorted((a, b) => b - a)[0]
  return {
    start,
    cutOffs,
    results: end === undefined ? undefined : end + DAY_MS,
    signUpOpens: firstOf(card?.signUpStartTime, info?.signUpStartTime),
    signUpCloses: firstOf(card?.signUpEndTime, info?.signUpEndTime),
  }
}
