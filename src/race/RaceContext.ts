import { createContext } from 'react'
import { NO_RACE, type Race } from './race.ts'

export const RaceContext = createContext<Race>(NO_RACE)
