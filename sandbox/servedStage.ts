import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readStage, type Stage } from '../src/api/readStage.ts'

/** The stage that is served where nobody says which: that of tests and previews. */
export const testStage = (): Stage => readStage(parseEnv(readFileSync('.env.test', 'utf8')))
