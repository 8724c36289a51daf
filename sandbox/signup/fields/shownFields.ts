import type { FieldSpec } from '#domain/fields/fieldTypes.ts'

type Values = Record<string, unknown>

function answersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).map(String)
}

/** Fields that must have been shown for these values and facts (`@item`, `@guardian` …). */
export function shownFields(fields: FieldSpec[], values: Values, facts: Record<string, string>) {
  const isShown = ({ showWhen }: FieldSpec, depth = 0): boolean => {
    const name = showWhen?.field ?? ''
    if (!name || depth > fields.length) return true
    const wanted = showWhen?.in ?? []
    if (name.startsWith('@')) return wanted.includes(facts[name] ?? '')
    const other = fields.find(({ key }) => key === name)
    if (!other || !isShown(other, depth + 1)) return false
    return answersIn(values[name]).some((answer) => wanted.includes(answer))
  }
  return fields.filter((field) => isShown(field))
}
