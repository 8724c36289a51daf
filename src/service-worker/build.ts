import { CACHE_PREFIX } from './cacheNames.ts'

/**
 * Set at build time: the build's id; its scripts and style sheets with their hashes, those cached
 * in advance and those cached on first use; the script that its page refers to; and the file host's
 * origin.
 */
declare const VERSION: string
declare const AHEAD: Record<string, string>
declare const LATER: Record<string, string>
declare const APP: string
declare const FILE_HOST: string

export const CACHE = CACHE_PREFIX + VERSION
export const precachedFiles = AHEAD
const onDemandFiles = LATER
export const appScript = APP
export const origins = { site: location.origin, files: FILE_HOST || location.origin }

/** The expected hash of a file of this build; undefined for a file of another build. */
export const hashOf = (path: string): string | undefined =>
  precachedFiles[path] ?? onDemandFiles[path]
