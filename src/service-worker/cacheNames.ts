/** Prefix of the site's caches; others of this origin are left alone. */
export const CACHE_PREFIX = 'site-'
export const PICTURE_CACHE = `${CACHE_PREFIX}pictures`
