import { readConfig } from '../readContent.ts'
import { ZONE } from './zone.ts'

export const config = readConfig(import.meta.dirname, ZONE)
