import { useEffect, useState } from 'react'
import { now } from '../../../lib/serverClock.ts'

/** The server's time, updated at every full `stepMs` of its clock. */
export function useNow(stepMs: number): number {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(tick, stepMs - (now() % stepMs))
    }
    const tick = () => {
      setMoment(now())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [stepMs])
  return moment
}
