import * as v from 'valibot'
import { call } from './client.ts'
import { paths } from './paths.ts'

/** Ends the token's sign-in at the centre. The token is read at once, not when the call leaves. */
export const signOut = () =>
  call({ centre: 'user', path: paths.logout, json: {}, quiet: 'all', answer: v.unknown() })
