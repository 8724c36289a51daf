import { shorten } from '#lib/shorten.ts'

const MAX_LENGTH = 60

/** A value as it stands in the file, shortened. */
export const quote = (value: unknown): string => shorten(JSON.stringify(value) ?? '', MAX_LENGTH)
