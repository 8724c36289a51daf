import { sessionWiring, useSession } from '#stores/session.ts'

/** The logged-in account's id; '' if there is none. */
export const useAccountId = (): string => useSession(() => sessionWiring.readAccountId())
