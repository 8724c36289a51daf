const OPERATOR = ['/__sandbox/']
const CENTRES = ['/website-center/', '/basic-center/', '/user-center/', '/race-center/']
const FILES = ['/config/', '/i18n/', '/site-config/', '/uploads/', '/photos/', '/reg/', '/cashier/']

const under = (prefixes: string[]) => (path: string) =>
  prefixes.some((prefix) => `${path}/`.startsWith(prefix))

/** The switches, which stand outside of the world they control. */
export const isOperators = under(OPERATOR)
/** What answers in JSON; the rest answers as a file host does. */
export const answersJson = under([...CENTRES, ...OPERATOR])
/** Whether `path` belongs to a centre, the file host or the operator. */
export const handles = under([...CENTRES, ...OPERATOR, ...FILES])
