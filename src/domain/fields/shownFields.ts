import type { FieldSpec, SignupValues } from './fieldTypes.ts'

/**
 * Facts about the entrant and the choices, by their names in `showWhen` (`@item`, `@guardian` …).
 */
export type Conditions = Record<string, string>

/** The properties of a value that count as answers; text and files do not. */
const ANSWERS = new Set(['value', 'kind', 'region', 'country'])

/** The answers in a value of any field type. */
function answersIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (Array.isArray(value)) return value.flatMap(answersIn)
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    ANSWERS.has(name) ? answersIn(part) : [],
  )
}

/** The visible fields. A field that depends on a hidden field is hidden too. */
export function shownFields(
  fields: FieldSpec[],
  values: SignupValues,
  conditions: Conditions,
): FieldSpec[] {
  const known = new Map(fields.map((field) => [field.key, field]))
  const found = new Map<string, boolean>()

  function isShown(field: FieldSpec): boolean {
    const already = found.get(field.key)
    if (already !== undefined) return already
    // Fields that depend on each other in a cycle are decided by their values alone.
    found.set(field.key, true)
    const shown = isMet(field)
    found.set(field.key, shown)
    return shown
  }

  function isMet({ showWhen }: FieldSpec): boolean {
    if (!showWhen) return true
    const { field: name, in: wanted } = showWhen
    if (name.startsWith('@')) return wanted.includes(conditions[name] ?? '')
    const other = known.get(name)
    if (!other || !isShown(other)) return false
    return answersIn(values[name]).some((answer) => wanted.includes(answer))
  }

  return fields.filter(isShown)
}
