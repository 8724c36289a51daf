import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'
import type { EditionConfig } from '../config.ts'
import { readJson } from '../readContent.ts'
import type { FormFile } from './signup.ts'

const formFile = v.object({
  sections: v.array(v.unknown()),
  fields: v.array(v.unknown()),
  policies: v.array(v.unknown()),
})

const parseFile = (file: string) => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))

export interface FileConfig {
  /** As it is written; `{}` if that is not JSON. */
  source: EditionConfig
  /** As the site reads it. */
  config: SiteConfig
  /** Why it cannot be read; '' if it can. */
  error: string
}

export function readConfigFile(file: string): FileConfig {
  const empty = { source: {}, config: v.parse(siteConfigSchema, {}) }
  try {
    const source: EditionConfig = parseFile(file)
    const read = v.safeParse(siteConfigSchema, source)
    return read.success
      ? { source, config: read.output, error: '' }
      : { ...empty, error: `${file} is no JSON object.` }
  } catch (error) {
    return { ...empty, error: `${file} cannot be read: ${String(error)}` }
  }
}

/** The form beside a configuration, `form.json`; a neutral one if there is none or it cannot be read. */
export function readFormFile(configFile: string): { form: FormFile; error: string } {
  const neutral: FormFile = readJson(import.meta.dirname, 'form.json')
  const file = join(dirname(configFile), 'form.json')
  if (!existsSync(file)) return { form: neutral, error: '' }
  try {
    const form: FormFile = parseFile(file)
    return v.is(formFile, form)
      ? { form: { ...form, statement: form.statement ?? neutral.statement }, error: '' }
      : { form: neutral, error: `${file} has no lists "sections", "fields" and "policies".` }
  } catch (error) {
    return { form: neutral, error: `${file} cannot be read: ${String(error)}` }
  }
}
