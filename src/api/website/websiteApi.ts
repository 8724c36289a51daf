import * as v from 'valibot'
import { text } from '#lib/parse.ts'
import { raceInfoSchema } from '#site-config/raceInfo.ts'
import { call, fetchFile } from '../http/client.ts'
import { websitePaths } from './paths.ts'
import { configLocationSchema } from './websiteInfo.ts'

/** Which race a host name is bound to (spec §3 "Domain lookup response"). */
const raceBindingSchema = v.object({ raceId: text, domainName: text })

/** Loads the race bound to a host (spec §7 "Race by domain"); an empty `raceId` means none. */
export const fetchRaceBinding = (domainName: string) =>
  call({
    service: 'website',
    path: websitePaths.raceByDomain,
    query: { domainName },
    schema: raceBindingSchema,
  })

/** Loads the location of a host's configuration (spec §7 "Site configuration lookup"). */
export const fetchConfigLocation = (domainName: string) =>
  call({
    service: 'website',
    path: websitePaths.configLocation,
    query: { domainName },
    schema: configLocationSchema,
  })

/** Loads the configuration file as text: its MD5 is checked before it is cached. */
export const downloadConfig = (uri: string, isFresh?: boolean) => fetchFile(uri, isFresh)

/** Loads the race base information (spec §7). */
export const fetchRaceInfo = (raceId: string) =>
  call({
    service: 'website',
    path: websitePaths.raceInfo,
    json: { raceId },
    schema: raceInfoSchema,
  })
