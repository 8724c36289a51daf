import { MalformedError } from '#api/http/errors.ts'
import { parse } from '#lib/parse.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'

/** A configuration file is not a JSON object. `cause` is the browser's own error. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly file: string
  constructor(file: string, cause: unknown) {
    super('not a JSON object', { cause })
    this.file = file
  }
}

/**
 * Parses a configuration file. Throws a ConfigError if it is not a JSON object, and a MalformedError if a
 * network has answered with a page of its own.
 */
export function parseConfig(file: string): SiteConfig {
  if (/^\s*</.test(file)) throw new MalformedError(200)
  try {
    const source: unknown = JSON.parse(file)
    if (typeof source !== 'object' || source === null || Array.isArray(source))
      throw new TypeError('it is not an object')
    return parse(siteConfigSchema, source)
  } catch (error) {
    throw new ConfigError(file, error)
  }
}
