import * as v from 'valibot'
import { text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { basicPaths } from './paths.ts'

export const commonInfo = {
  service: 'basic',
  path: basicPaths.commonInfo,
  ownAccount: 'namedOrNot',
  schema: v.object({ accountId: text }),
} as const satisfies Endpoint

/**
 * Checks whether the stored token is valid: any code but 0 means that it is not (spec §7). At the
 * start that is no reason for a dialog. Only the code is guaranteed: the response may lack
 * `accountId`.
 */
export const fetchCommonInfo = () => call({ ...commonInfo, json: {}, silent: 'expiry' })
