import { useEffect, useState } from 'react'
import { raceNow } from '#domain/raceDates.ts'
import { now } from '#lib/serverClock.ts'
import { useRace } from './useRace.ts'

/** The time to compare with the race's (`raceNow`), updated at every full `stepMs` of the server's clock. */
export function useNow(stepMs: number): number {
  const { zone } = useRace()
  const [moment, setMoment] = useState(() => raceNow(zone))
  useEffect(() => {
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(tick, stepMs - (now() % stepMs))
    }
    const tick = () => {
      setMoment(raceNow(zone))
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [stepMs, zone])
  return moment
}
