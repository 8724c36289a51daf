import * as v from 'valibot'
import { text } from '../lib/parse.ts'
import { fetchFile } from './client.ts'
import { cloudTypeOf, type CloudType } from './cloudType.ts'
import { paths } from './paths.ts'
import { stage } from './stage.ts'

const fresh = (path: string) => `${stage.hosts.file}${path}?t=${Date.now()}`

/** The cloud provider in use (spec §7 "Cloud configuration"). */
export const fetchCloudProvider = async (): Promise<CloudType> =>
  cloudTypeOf(JSON.parse(await fetchFile(fresh(paths.cloudConfig))))

const remoteTexts = v.record(
  v.string(),
  v.fallback(v.object({ en: text, zh: text }), { en: '', zh: '' }),
)

/** One file of remote texts for the stage's region (spec §7 "i18n configuration"). */
export async function fetchTranslations(name: string): Promise<v.InferOutput<typeof remoteTexts>> {
  const file = await fetchFile(fresh(paths.translations(stage.translations.region, name)))
  return v.parse(remoteTexts, JSON.parse(file))
}
