/** Writes the schemas and references of what the site reads (`npm run schemas`). */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { openApi } from './api/openApi.ts'
import { apiReference } from './api/reference.ts'
import { configReference } from './config/reference.ts'
import { siteConfigJsonSchema } from './config/siteConfigSchema.ts'
import { courseJsonSchema } from './courseSchema.ts'
import { formJsonSchema } from './form/formSchema.ts'
import { formReference } from './form/reference.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const example = (schema: string, content: object) =>
  json({ $schema: `../schemas/${schema}.schema.json`, ...content })

const { sections, fields, policies, statement } = kirigadake2025.signup.forms.post

/** What is generated, by its file. */
export const generated = (): Record<string, string> => ({
  'docs/schemas/site-config.schema.json': json(siteConfigJsonSchema()),
  'docs/schemas/form.schema.json': json(formJsonSchema()),
  'docs/schemas/course.schema.json': json(courseJsonSchema()),
  'docs/configuration.md': configReference(),
  'docs/forms.md': formReference(),
  'docs/api/openapi.json': json(openApi()),
  'docs/api/reference.md': apiReference(),
  'docs/examples/marathon.json': example('site-config', yanling2024.config),
  'docs/examples/trail.json': example('site-config', kirigadake2025.config),
  'docs/examples/form.json': example('form', { sections, fields, policies, statement }),
})

export async function write(): Promise<void> {
  for (const [file, content] of Object.entries(generated())) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
