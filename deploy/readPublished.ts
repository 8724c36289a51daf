import * as v from 'valibot'
import { websitePaths } from '#api/website/paths.ts'
import { configLocationSchema } from '#api/website/websiteInfo.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { parse } from '#lib/parse.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'

const response = v.object({ data: v.nullish(configLocationSchema) })

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** The published configuration of a host. `own` is where services on the site's own host answer. */
export async function fetchConfig(
  host: string,
  { hosts }: Pick<Environment, 'hosts'>,
  own: string,
): Promise<string> {
  const query = `?domainName=${encodeURIComponent(host)}`
  const url = `${hosts.website || own}${websitePaths.configLocation}${query}`
  const location = parse(response, JSON.parse(await fetchText(url))).data
  if (!location?.uri) throw new Error(`${host} has no published configuration`)
  return fetchText(new URL(location.uri, hosts.file || own).href)
}

/** Reads a configuration as the site does. */
export const readConfig = (source: string): SiteConfig =>
  parse(siteConfigSchema, JSON.parse(source.replace(/^\uFEFF/, '')))
