import type { SiteConfigSource } from '../../src/api/website/siteConfig.ts'

/** A race's site configuration, as published. */
export type EditionConfig = SiteConfigSource
