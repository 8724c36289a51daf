import { FIELDS, fieldAt, SHOWN_ON, type ShownOn } from '#config-check/fields.ts'
import { configEffects } from '#i18n/locales/en/configEffects.ts'
import { partsOf, type Schema } from '#lib/schemaParts.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { HEAD, rowOf } from '../fieldRows.ts'
import { kindText } from '../kindText.ts'
import { descriptions } from './descriptions.ts'

/** Adds how a field is written for each field of a schema, by its path in the table of fields. */
function collectKinds(schema: Schema, path: string, kinds: Map<string, string>): void {
  const parts = partsOf(schema)
  const field = fieldAt(path)
  if (field && !kinds.has(field.path)) kinds.set(field.path, kindText(parts))
  if (parts.type === 'list') collectKinds(parts.item, `${path}[]`, kinds)
  if (parts.type === 'record') collectKinds(parts.value, `${path}.*`, kinds)
  if (parts.type === 'union') for (const option of parts.options) collectKinds(option, path, kinds)
  if (parts.type === 'object')
    for (const [key, entry] of Object.entries(parts.entries))
      collectKinds(entry, path ? `${path}.${key}` : key, kinds)
}

function rowAt(path: string, kind: string): string {
  const field = fieldAt(path)
  const without =
    field && field.effect !== 'nothing' ? configEffects[`configEffects.${field.effect}`] : ''
  return rowOf(path, kind, descriptions[path] ?? { text: '' }, without)
}

function pageSection(page: ShownOn, kinds: ReadonlyMap<string, string>): string {
  const title = configEffects[`configEffects.on.${page}`]
  const rows = [...FIELDS]
    .filter(([, { shownOn }]) => shownOn === page)
    .map(([path]) => rowAt(path, kinds.get(path) ?? 'text'))
  return `## ${title.charAt(0).toUpperCase()}${title.slice(1)}\n\n${HEAD}\n${rows.join('\n')}\n`
}

/** The reference of every field of the site configuration, in Markdown. */
export function configReference(): string {
  const kinds = new Map<string, string>()
  collectKinds(siteConfigSchema, '', kinds)
  const intro = `# Fields of the site configuration

Made by \`npm run schemas\` from the schemas that the site reads with. Fields stand once for all languages: \`title\`
is Chinese, \`titleEn\` English, \`titleJa\` Japanese, and so on. Local times are in the race's zone, as
\`2027-03-28 09:00\`; a text that is missing in a language is shown in another. \`[]\` is an entry of a list, \`*\` any
name. Each field may be left out but those that are required in their entry.
`
  return [intro, ...SHOWN_ON.map((page) => pageSection(page, kinds))].join('\n')
}
