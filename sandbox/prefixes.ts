import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const EDITIONS = join(import.meta.dirname, 'editions')
const OPERATOR = ['/__sandbox/']
const SERVICES = ['/website-center/', '/basic-center/', '/user-center/', '/race-center/']
const FILES = ['/config/', '/i18n/', '/site-config/', '/uploads/', '/photos/', '/reg/', '/cashier/']
/** Where files of the sandbox's own races are served: below the names of their editions. */
export const RACE_FILES = readdirSync(EDITIONS)
  .filter((name) => existsSync(join(EDITIONS, name, 'files')))
  .map((name) => `/${name}/`)

const startsWithAny = (prefixes: string[]) => (path: string) =>
  prefixes.some((prefix) => `${path}/`.startsWith(prefix))

/** Operator paths. They are exempt from the faults and the request log they control. */
export const isOperatorPath = startsWithAny(OPERATOR)
/** Paths that respond in JSON. All others respond like a file host. */
export const respondsInJson = startsWithAny([...SERVICES, ...OPERATOR])
/** Whether `path` belongs to a service, the file host or the operator pages. */
export const isSandboxPath = startsWithAny([...SERVICES, ...OPERATOR, ...FILES, ...RACE_FILES])
