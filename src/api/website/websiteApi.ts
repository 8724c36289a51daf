import { call, fetchFile } from '../http/client.ts'
import { paths } from './paths.ts'
import { raceBindingSchema } from './raceBinding.ts'
import { configLocationSchema } from './websiteInfo.ts'

/** Loads the race bound to a host (spec §7 "Race by domain"); an empty `raceId` means none. */
export const fetchRaceBinding = (domainName: string) =>
  call({
    service: 'website',
    path: paths.raceByDomain,
    query: { domainName },
    answer: raceBindingSchema,
  })

/** Loads the location of a host's configuration (spec §7 "Site configuration lookup"). */
export const fetchConfigLocation = (domainName: string) =>
  call({
    service: 'website',
    path: paths.configLocation,
    query: { domainName },
    answer: configLocationSchema,
  })

/** Loads the configuration file as text: its MD5 is checked before it is cached. */
export const downloadConfig = (uri: string, isFresh?: boolean) => fetchFile(uri, isFresh)
