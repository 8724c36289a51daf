import * as v from 'valibot'
import { call } from '../http/client.ts'
import { logoutPath } from './logoutPath.ts'

/** Ends the token's session at the service. Reads the token at once, not when the call is sent. */
export const logout = () =>
  call({
    service: 'user',
    path: logoutPath,
    json: {},
    quiet: 'all',
    schema: v.unknown(),
  })
