import { sessionWiring, useSession } from '../../stores/session.ts'

/** Who is signed in; '' while nobody is. */
export const useAccount = (): string => useSession(() => sessionWiring.readAccountId())
