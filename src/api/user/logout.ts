import * as v from 'valibot'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { logoutPath } from './logoutPath.ts'

export const sessionEnd = {
  service: 'user',
  path: logoutPath,
  schema: v.unknown(),
} as const satisfies Endpoint

/** Ends the token's session at the service. Reads the token at once, not when the call is sent. */
export const logout = () => call({ ...sessionEnd, json: {}, silent: 'all' })
