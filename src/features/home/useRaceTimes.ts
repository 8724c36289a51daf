import { useConfig, useSite } from '../../stores/site.ts'
import { raceTimes, type RaceTimes } from './raceTimes.ts'

export function useRaceTimes(): RaceTimes {
  const config = useConfig()
  const info = useSite((site) => site.raceInfo)
  return raceTimes(config, info)
}
