import type { Environment } from '#environment/readEnvironment.ts'

/** Encrypts passwords. A separate file, because the first screen does not need it. */
export const passwords: Environment['passwords'] = __PASSWORDS__
