import * as v from 'valibot'
import { call } from '../http/client.ts'
import { signOutPath } from './signOutPath.ts'

/** Ends the token's session at the service. Reads the token at once, not when the call is sent. */
export const signOut = () =>
  call({
    service: 'user',
    path: signOutPath,
    json: {},
    quiet: 'all',
    schema: v.unknown(),
  })
