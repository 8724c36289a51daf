/** Writes the schemas and the reference of the site configuration (`npm run schemas`). */
import { mkdir, writeFile } from 'node:fs/promises'
import type { EditionConfig } from '#sandbox/editions/config.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { configReference } from './reference.ts'
import { siteConfigJsonSchema } from './siteConfigSchema.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const example = (config: EditionConfig) =>
  json({ $schema: '../schemas/site-config.schema.json', ...config })

/** What is generated, by its file. */
export const generated = (): Record<string, string> => ({
  'docs/schemas/site-config.schema.json': json(siteConfigJsonSchema()),
  'docs/configuration.md': configReference(),
  'docs/examples/marathon.json': example(yanling2024.config),
  'docs/examples/trail.json': example(kirigadake2025.config),
})

export async function write(): Promise<void> {
  await mkdir('docs/schemas', { recursive: true })
  for (const [file, content] of Object.entries(generated())) await writeFile(file, content)
}
