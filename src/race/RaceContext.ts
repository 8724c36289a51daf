import { createContext } from 'react'
import { createRace, type Race } from './race.ts'

export const RaceContext = createContext<Race>(createRace())
