import type { Environment } from './readEnvironment.ts'

/** The environment this build is for, as `readEnvironment` validated it at build time. */
export const environment: Omit<
  Environment,
  'bibNotice' | 'passwords' | 'hasPreviewEdition' | 'hasOrganiserPage'
> = __ENVIRONMENT__

export type Service = Exclude<keyof Environment['hosts'], 'file'>

/** The origin of a service; '' means the site's own origin. */
export const hostOf = (service: Service): string => environment.hosts[service]
