import type { GenericSchema } from 'valibot'
import type { Service } from '#environment/environment.ts'

/** A call that a service answers. `src/api/endpoints.ts` lists them all. */
export interface Endpoint<S extends GenericSchema = GenericSchema> {
  service: Service
  path: string
  /**
   * The response belongs to the account of the token. 'named': it must contain `accountId`, and the
   * call is not made if the token's account is unknown. 'namedOrNot': `accountId` may be missing.
   */
  ownAccount?: 'named' | 'namedOrNot'
  /** The schema of `data`. */
  schema: S
}

/** A call that a service answers with a file. */
export type FileEndpoint = Pick<Endpoint, 'service' | 'path'>
