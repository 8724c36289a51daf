import type { Stage } from './readStage.ts'

/** What passwords are encrypted with; apart, because the first screen has no use for it. */
export const passwords: Stage['passwords'] = __PASSWORDS__
