import type { Stage } from './readStage.ts'

/** The stage's lines of the bib mail-out notice; apart, because the first screen has no use for them. */
export const bibNotice: Stage['bibNotice'] = __BIB_NOTICE__
