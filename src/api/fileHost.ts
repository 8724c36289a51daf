import * as v from 'valibot'
import { text } from '../lib/parse.ts'
import { fetchFile } from './client.ts'
import { paths } from './paths.ts'
import { stage } from './stage.ts'

export type CloudProvider = 'aliyun' | 'huoshanyun' | 'tencentyun'
const PROVIDERS = new Set<unknown>(['aliyun', 'huoshanyun', 'tencentyun'])
const isProvider = (value: unknown): value is CloudProvider => PROVIDERS.has(value)

const fresh = (path: string) => `${stage.hosts.file}${path}?t=${Date.now()}`

/** The cloud provider in use: the first known one of an array, or the one named; else aliyun. */
export async function fetchCloudProvider(): Promise<CloudProvider> {
  const config: unknown = JSON.parse(await fetchFile(fresh(paths.cloudConfig)))
  return (Array.isArray(config) ? config : [config]).find(isProvider) ?? 'aliyun'
}

const remoteTexts = v.record(
  v.string(),
  v.fallback(v.object({ en: text, zh: text }), { en: '', zh: '' }),
)

/** One file of remote texts for the stage's region (spec §7 "i18n configuration"). */
export async function fetchTranslations(name: string): Promise<v.InferOutput<typeof remoteTexts>> {
  const file = await fetchFile(fresh(paths.translations(stage.translations.region, name)))
  return v.parse(remoteTexts, JSON.parse(file))
}
