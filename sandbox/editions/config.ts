import type { SiteConfigSource } from '../../src/site-config/siteConfig.ts'

/** A race's site configuration, as published. */
export type EditionConfig = SiteConfigSource
