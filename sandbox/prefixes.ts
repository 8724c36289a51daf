import { existsSync, readdirSync } from 'node:fs'

const EDITIONS = new URL('./editions/', import.meta.url)
const OPERATOR = ['/__sandbox/']
const SERVICES = ['/website-center/', '/basic-center/', '/user-center/', '/race-center/']
const FILES = ['/config/', '/i18n/', '/site-config/', '/uploads/', '/photos/', '/reg/', '/cashier/']
/** Files of the sandbox's own races, by the names of their editions. */
const RACE_FILES = readdirSync(EDITIONS)
  .filter((name) => existsSync(new URL(`${name}/files`, EDITIONS)))
  .map((name) => `/${name}/`)

const under = (prefixes: string[]) => (path: string) =>
  prefixes.some((prefix) => `${path}/`.startsWith(prefix))

/** Operator paths. They are exempt from the faults and the request log they control. */
export const isOperators = under(OPERATOR)
/** Paths that respond in JSON. All others respond like a file host. */
export const answersJson = under([...SERVICES, ...OPERATOR])
/** Whether `path` belongs to a service, the file host or the operator pages. */
export const handles = under([...SERVICES, ...OPERATOR, ...FILES, ...RACE_FILES])
