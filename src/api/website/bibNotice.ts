import type { Environment } from '../http/readEnvironment.ts'

/**
 * The environment's lines of the bib mail-out notice. Separate, as the first screen needs none of
 * it.
 */
export const bibNotice: Environment['bibNotice'] = __BIB_NOTICE__
