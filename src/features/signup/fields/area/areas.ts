import { CITY_DIGITS, isAreaCode, PROVINCE_DIGITS } from '#domain/fields/areaCodes.ts'

/** Names by six-digit code (GB/T 2260), one table per level. */
export interface AreaTables {
  province_list: Record<string, string>
  city_list: Record<string, string>
  county_list: Record<string, string>
}

export interface Area {
  code: string
  name: string
  /** A city without districts has itself as its only district. */
  children: Area[]
}

type Named = Omit<Area, 'children'>

function byPrefix(list: Record<string, string>, digits: number): Map<string, Named[]> {
  const groups = new Map<string, Named[]>()
  for (const [code, name] of Object.entries(list)) {
    const prefix = code.slice(0, digits)
    groups.set(prefix, [...(groups.get(prefix) ?? []), { code, name }])
  }
  return groups
}

/** The three levels as a tree, without `900000` (abroad) and codes without a parent. */
export function areaTree({ province_list, city_list, county_list }: AreaTables): Area[] {
  const cities = byPrefix(city_list, PROVINCE_DIGITS)
  const districts = byPrefix(county_list, CITY_DIGITS)
  const leaf = ({ code, name }: Named): Area => ({ code, name, children: [] })

  const city = ({ code, name }: Named): Area => {
    const districtsOfCity = districts.get(code.slice(0, CITY_DIGITS)) ?? [{ code, name }]
    return { code, name, children: districtsOfCity.map(leaf) }
  }
  return Object.entries(province_list)
    .filter(([code]) => isAreaCode(code))
    .map(([code, name]) => ({
      code,
      name,
      children: (cities.get(code.slice(0, PROVINCE_DIGITS)) ?? [{ code, name }]).map(city),
    }))
}

/** The areas for up to three codes, from the province down, as far as the codes are known. */
export function areaPath(tree: Area[], codes: string[]): Area[] {
  const path: Area[] = []
  let level = tree
  for (const code of codes) {
    const area = level.find((one) => one.code === code)
    if (!area) break
    path.push(area)
    level = area.children
  }
  return path
}
