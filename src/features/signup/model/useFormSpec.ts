import { fetchFormSpec, type FormKind } from '#api/race/signup.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useRace } from '#race/useRace.ts'

/** The sign-up form as the service describes it. */
export function useFormSpec(kind: FormKind) {
  const { id: raceId } = useRace()
  return useLoaded(({ signal }) => fetchFormSpec(raceId, kind, signal), raceId)
}
