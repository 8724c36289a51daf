import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { checkConfig } from '#config-check/checkConfig.ts'
import type { LoadFile } from '#config-check/checkFiles.ts'
import type { Finding } from '#config-check/finding.ts'
import { isRecord } from '#lib/isRecord.ts'
import { pathText } from '#lib/jsonPath.ts'
import { fileOf } from '../sandbox/editions/fileOf.ts'

/** A copy of a configuration with values set by their paths, such as `faq[0].id`; undefined removes one. */
export function withValues(config: object, values: Record<string, unknown>): object {
  const copy: unknown = structuredClone(config)
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split(/[.[\]]+/).filter(Boolean)
    const last = keys.pop() ?? ''
    const parent = keys.reduce<unknown>(
      (inner, key) => (isRecord(inner) ? (inner[key] ??= {}) : undefined),
      copy,
    )
    if (!isRecord(parent)) throw new TypeError(`no object at ${path}`)
    if (value === undefined) Reflect.deleteProperty(parent, last)
    else parent[last] = value
  }
  return copy as object
}

/** What the check says, with the line of the file in place of its number. */
export async function findingsIn(file: string, load?: LoadFile) {
  const lines = file.split('\n')
  const findings: Finding[] = await checkConfig(file, load)
  return findings.map(({ line, path, ...finding }) => ({
    ...finding,
    at: pathText(path),
    lineText: lines[line - 1]?.trim() ?? '',
  }))
}

export const toFile = (config: object): string => JSON.stringify(config, null, 2)

/** Loads a file of the sandbox's races. */
export const loadFile: LoadFile = async (url) => {
  const file = url.startsWith('/edition-2024/') ? `public${url}` : fileOf(url)
  return existsSync(file) ? await readFile(file) : undefined
}
