import type { JsonPath } from '#lib/lostInParsing.ts'
import type { Effect, ShownOn } from './fields.ts'

/**
 * How much a finding matters: something does not work or is missing; visitors are told something wrong, or
 * not told something; it would be better otherwise.
 */
export const GRADES = ['breaks', 'misleads', 'improve'] as const
export type Grade = (typeof GRADES)[number]

/** What a check has found, before its place in the file is known. */
export interface Found {
  grade: Grade
  /** What is wrong: key of a text, with the values of its placeholders. */
  problem: string
  values?: Record<string, string | number>
  path: JsonPath
  /** What of the path is meant: its value, or the name of its field. */
  part?: 'value' | 'name'
  /** What visitors see instead; that of the path's field if it is missing, nothing if it is null. */
  effect?: Effect | null
}

/** What the check says about a place in the file. */
export interface Finding extends Required<Pick<Found, 'grade' | 'problem' | 'values' | 'path'>> {
  /** Characters from the beginning of the file. */
  offset: number
  length: number
  /** From 1. */
  line: number
  column: number
  effect?: Effect
  shownOn?: ShownOn
}
