import * as v from 'valibot'
import { environment } from '#environment/environment.ts'
import { text } from '#lib/parse.ts'
import { raceInfoSchema } from '#site-config/raceInfo.ts'
import { call, fetchFile } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { configUrl } from '../http/requestUrl.ts'
import { websitePaths } from './paths.ts'
import { configLocationSchema } from './websiteInfo.ts'

/** Which race a host name is bound to (spec §3 "Domain lookup response"). */
const raceBindingSchema = v.object({ raceId: text, domainName: text })

export const raceByDomain = {
  service: 'website',
  path: websitePaths.raceByDomain,
  schema: raceBindingSchema,
} as const satisfies Endpoint

/** Loads the race bound to a host (spec §7 "Race by domain"); an empty `raceId` means none. */
export const fetchRaceBinding = (domainName: string) =>
  call({ ...raceByDomain, query: { domainName } })

export const configLocation = {
  service: 'website',
  path: websitePaths.configLocation,
  schema: configLocationSchema,
} as const satisfies Endpoint

/** Loads the location of a host's configuration (spec §7 "Site configuration lookup"). */
export const fetchConfigLocation = (domainName: string) =>
  call({ ...configLocation, query: { domainName } })

/** Loads the configuration file as text: its MD5 is checked before it is cached. */
export const downloadConfig = (uri: string, isFresh?: boolean) =>
  fetchFile(configUrl(uri, environment.hosts.file), isFresh)

export const raceInfo = {
  service: 'website',
  path: websitePaths.raceInfo,
  schema: raceInfoSchema,
} as const satisfies Endpoint

/** Loads the race base information (spec §7). */
export const fetchRaceInfo = (raceId: string) => call({ ...raceInfo, json: { raceId } })
