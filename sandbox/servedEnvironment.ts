import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readEnvironment, type Environment } from '#environment/readEnvironment.ts'

/** Environment used when none is given: that of tests and previews. */
export const testEnvironment = (): Environment =>
  readEnvironment(parseEnv(readFileSync('.env.test', 'utf8')))
