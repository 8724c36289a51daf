import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { areaPath } from './areas.ts'
import { loadAreas } from './loadAreas.ts'

/** The names of province, city and district. */
export function AreaOutput({ value }: { value: string[] }) {
  const { state } = useLoaded(loadAreas)
  if (state.kind === 'pending') return null
  const names =
    state.kind === 'success' ? areaPath(state.data, value).map(({ name }) => name) : value
  // A municipality is its own city.
  return <span>{names.filter((name, level) => name !== names[level - 1]).join(' / ')}</span>
}
