/** Cloud providers that the account service supports (spec §9). */
export type CloudType = 'aliyun' | 'huoshanyun' | 'tencentyun'

const KNOWN = new Set<unknown>(['aliyun', 'huoshanyun', 'tencentyun'])
const isKnown = (value: unknown): value is CloudType => KNOWN.has(value)

/** The active provider: the first known one of an array, or the named one; otherwise aliyun. */
export const cloudTypeOf = (config: unknown): CloudType =>
  (Array.isArray(config) ? config : [config]).find(isKnown) ?? 'aliyun'
