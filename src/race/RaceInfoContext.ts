import { createContext } from 'react'
import type { RaceInfo } from '#site-config/raceInfo.ts'

export const RaceInfoContext = createContext<RaceInfo | null>(null)
