import { call, fetchFile } from './client.ts'
import { paths } from './paths.ts'
import { raceBindingSchema } from './raceBinding.ts'
import { configLocationSchema } from './website.ts'

/** Which race the host is bound to (spec §7 "Race by domain"); an empty `raceId` means none. */
export const fetchRaceBinding = (domainName: string) =>
  call({
    centre: 'website',
    path: paths.raceByDomain,
    query: { domainName },
    answer: raceBindingSchema,
  })

/** Where the host's configuration lies (spec §7 "Site configuration lookup"). */
export const fetchConfigLocation = (domainName: string) =>
  call({
    centre: 'website',
    path: paths.configLocation,
    query: { domainName },
    answer: configLocationSchema,
  })

/** The configuration file itself, as text: its MD5 is compared before it is kept. */
export const downloadConfig = (uri: string) => fetchFile(uri)
