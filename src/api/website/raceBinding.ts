import * as v from 'valibot'
import { text } from '../../lib/parse.ts'

/** Which race a host name is bound to (spec §3 "Domain lookup response"). */
export const raceBindingSchema = v.object({ raceId: text, domainName: text })
