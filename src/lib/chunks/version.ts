/** Version stamp of the site (spec §9). */
export const VERSION_STAMP = '2025-08-06'
