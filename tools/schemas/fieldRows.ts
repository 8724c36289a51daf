import { partsOf, type Schema } from '#lib/schemaParts.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { basePath, withoutIt } from './describe.ts'
import type { Description } from './description.ts'
import { kindText } from './kindText.ts'

export const code = (text: string) => `\`${text}\``

const cell = (text: string) => text.replaceAll('\\n', '\\\\n').replaceAll('|', '\\|')

export const HEAD = '| field | meaning | without it |\n| --- | --- | --- |'

export function rowOf(
  path: string,
  kind: string,
  { text, example }: Description,
  without = '',
): string {
  const sample = example === undefined ? '' : ` Example: ${code(JSON.stringify(example))}`
  return `| ${code(path)}<br>${cell(kind)} | ${cell(text + sample)} | ${cell(without)} |`
}

/** A table of the described fields of a lenient schema, once for all languages. */
export function fieldTable(schema: Schema, descriptions: Record<string, Description>): string {
  const kinds = new Map<string, Schema>()
  strictOf(schema, (path, strict, lenient) => {
    const base = basePath(path, descriptions)
    if (!kinds.has(base)) kinds.set(base, lenient)
    return strict
  })
  const rows = Object.entries(descriptions).flatMap(([path, described]) => {
    const lenient = kinds.get(path)
    if (!lenient) return []
    const without = path.endsWith('[]') ? '' : withoutIt(lenient)
    return [rowOf(path, kindText(partsOf(lenient)), described, without)]
  })
  return [HEAD, ...rows].join('\n')
}
