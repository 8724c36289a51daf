import { readStage, type Stage } from './readStage.ts'

/** The stage this build is for. */
export const stage: Stage = readStage(import.meta.env)

export type Centre = Exclude<keyof Stage['hosts'], 'file'>

/** The origin of a centre; '' is the site's own. */
export const hostOf = (centre: Centre): string => stage.hosts[centre]
