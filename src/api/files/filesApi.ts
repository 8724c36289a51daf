import * as v from 'valibot'
import { environment } from '#environment/environment.ts'
import { text } from '#lib/parse.ts'
import { fetchFile } from '../http/client.ts'
import { cloudTypeOf, type CloudType } from '../user/cloudType.ts'
import { filePaths } from './paths.ts'

const uncachedUrl = (path: string) => `${environment.hosts.file}${path}?t=${Date.now()}`

/** The active cloud provider (spec §7 "Cloud configuration"). */
export const fetchCloudProvider = async (): Promise<CloudType> =>
  cloudTypeOf(JSON.parse(await fetchFile(uncachedUrl(filePaths.cloudConfig))))

const remoteTexts = v.record(
  v.string(),
  v.fallback(v.object({ en: text, zh: text }), { en: '', zh: '' }),
)

/** Loads one file of remote texts for the environment's region (spec §7 "i18n configuration"). */
export async function fetchTranslations(name: string): Promise<v.InferOutput<typeof remoteTexts>> {
  const file = await fetchFile(
    uncachedUrl(filePaths.translations(environment.translations.region, name)),
  )
  return v.parse(remoteTexts, JSON.parse(file))
}
