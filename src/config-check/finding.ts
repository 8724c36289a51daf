import type { TextValues } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import type { Effect, ShownOn } from './fields.ts'
import type { Grade } from './grade.ts'
import type { Place } from './jsonFile.ts'

type WithoutPrefix<Key> = Key extends `configCheck.${infer Name}` ? Name : never

/** What is wrong. Its text has the key `configCheck.…`. */
export type Problem = WithoutPrefix<TextKey>

/** What a check has found, before its place in the file is known. */
export interface UnplacedFinding {
  grade: Grade
  problem: Problem
  /** Values of the text's placeholders. */
  values?: TextValues
  path: JsonPath
  /** What of the path is meant: its value, or the name of its field. */
  part?: 'value' | 'name'
  /** What visitors see instead; that of the path's field if it is missing, nothing if it is null. */
  effect?: Effect | null
}

/** What is wrong with the value of a field, whose grade is that of the field if it has none. */
export type ValueProblem = Omit<UnplacedFinding, 'path' | 'grade'> &
  Partial<Pick<UnplacedFinding, 'grade'>>

/** What the check says about a place in the file. */
export interface Finding
  extends Place, Required<Pick<UnplacedFinding, 'grade' | 'problem' | 'values' | 'path'>> {
  effect?: Effect
  shownOn?: ShownOn
}

/** Something that is shown, but tells visitors something wrong. */
export const misleading = (
  problem: Problem,
  path: JsonPath,
  values: TextValues = {},
): UnplacedFinding => ({
  grade: 'misleads',
  problem,
  values,
  path,
  effect: null,
})

/** Something that works, but would be better otherwise. */
export const improvable = (
  problem: Problem,
  path: JsonPath,
  values: TextValues = {},
): UnplacedFinding => ({
  ...misleading(problem, path, values),
  grade: 'improve',
})
