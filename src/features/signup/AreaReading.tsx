import { areaPath } from './areas.ts'
import { useLoaded } from './fields/useLoaded.ts'
import { loadAreas } from './loadAreas.ts'

/** Province, city and district by their names. */
export function AreaReading({ value }: { value: string[] }) {
  const { loaded } = useLoaded(loadAreas)
  if (loaded === null) return null
  const names = loaded === 'failed' ? value : areaPath(loaded, value).map(({ name }) => name)
  // A municipality is its own city.
  return names.filter((name, level) => name !== names[level - 1]).join(' / ')
}
