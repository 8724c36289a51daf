import type { SignUpField } from '../../api/signUpField.ts'
import type { SignUpValues } from './fieldValue.ts'

/** Facts about the entrant and the choice, by their names in `showWhen` (`@item`, `@guardian` …). */
export type Facts = Record<string, string>

/** The parts of a value that are answers; its texts and files are not. */
const ANSWERS = new Set(['value', 'kind', 'region', 'country'])

/** The answers that a value holds, whichever type it is of. */
function answersIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (Array.isArray(value)) return value.flatMap(answersIn)
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    ANSWERS.has(name) ? answersIn(part) : [],
  )
}

/** The fields that stand on the screen. What depends on a hidden field is hidden too. */
export function shownFields(
  fields: SignUpField[],
  values: SignUpValues,
  facts: Facts,
): SignUpField[] {
  const known = new Map(fields.map((field) => [field.key, field]))
  const found = new Map<string, boolean>()

  function isShown(field: SignUpField): boolean {
    const already = found.get(field.key)
    if (already !== undefined) return already
    // Fields that depend on each other in a ring are judged by their values alone.
    found.set(field.key, true)
    const shown = isMet(field)
    found.set(field.key, shown)
    return shown
  }

  function isMet({ showWhen }: SignUpField): boolean {
    if (!showWhen) return true
    const { field: name, in: wanted } = showWhen
    if (name.startsWith('@')) return wanted.includes(facts[name] ?? '')
    const other = known.get(name)
    if (!other || !isShown(other)) return false
    return answersIn(values[name]).some((answer) => wanted.includes(answer))
  }

  return fields.filter(isShown)
}
