import * as v from 'valibot'
import { call } from '../http/client.ts'
import { paths } from '../website/paths.ts'

/** Ends the token's session at the service. Reads the token at once, not when the call is sent. */
export const signOut = () =>
  call({
    service: 'user',
    path: paths.logout,
    json: {},
    quiet: 'all',
    schema: v.unknown(),
  })
