import type { Stage } from './readStage.ts'

/** The stage this build is for, as `readStage` found it when the build began. */
export const stage: Omit<Stage, 'bibNotice' | 'passwords'> = __STAGE__

export type Centre = Exclude<keyof Stage['hosts'], 'file'>

/** The origin of a centre; '' is the site's own. */
export const hostOf = (centre: Centre): string => stage.hosts[centre]
