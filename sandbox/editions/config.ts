import type { SiteConfigSource } from '#site-config/siteConfig.ts'

/** A race's site configuration, as published. */
export type EditionConfig = SiteConfigSource
