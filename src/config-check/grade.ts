/**
 * How much a finding matters: something does not work or is missing; visitors are told something wrong, or
 * not told something; it would be better otherwise.
 */
export const GRADES = ['breaks', 'misleads', 'improve'] as const
export type Grade = (typeof GRADES)[number]
