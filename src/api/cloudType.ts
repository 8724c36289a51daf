/** Cloud providers that the account centre knows (spec §9). */
export type CloudType = 'aliyun' | 'huoshanyun' | 'tencentyun'

const KNOWN = new Set<unknown>(['aliyun', 'huoshanyun', 'tencentyun'])
const isKnown = (value: unknown): value is CloudType => KNOWN.has(value)

/** The provider in use: the first known one of an array, or the one named; else aliyun. */
export const cloudTypeOf = (config: unknown): CloudType =>
  (Array.isArray(config) ? config : [config]).find(isKnown) ?? 'aliyun'
