import { fetchFormSpec, type FormKind } from '#api/race/signup.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useRaceId } from '#stores/site.ts'

/** The sign-up form as the service describes it. */
export function useFormSpec(kind: FormKind) {
  const raceId = useRaceId()
  return useLoaded(({ signal }) => fetchFormSpec(raceId, kind, signal), raceId)
}
