/** Names by six-digit code (GB/T 2260), one table a level. */
export interface AreaTables {
  province_list: Record<string, string>
  city_list: Record<string, string>
  county_list: Record<string, string>
}

export interface Area {
  code: string
  name: string
  /** Where a city has no districts, it stands for them itself. */
  children: Area[]
}

const CODE = /^[1-8]\d{5}$/
const PROVINCE_DIGITS = 2
const CITY_DIGITS = 4

/** Whether three codes belong together, as an area is sent: province, city and district. */
export function isWholeArea(codes: string[]): boolean {
  const [province = '', city = '', district = ''] = codes
  return (
    codes.length === 3 &&
    codes.every((code) => CODE.test(code)) &&
    province.endsWith('0000') &&
    city.startsWith(province.slice(0, PROVINCE_DIGITS)) &&
    district.startsWith(city.slice(0, CITY_DIGITS))
  )
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

/** The three levels as a tree; `900000` (abroad) and codes that fit nowhere are left out. */
export function areaTree({ province_list, city_list, county_list }: AreaTables): Area[] {
  const cities = byPrefix(city_list, PROVINCE_DIGITS)
  const districts = byPrefix(county_list, CITY_DIGITS)
  const leaf = ({ code, name }: Named): Area => ({ code, name, children: [] })

  const city = ({ code, name }: Named): Area => {
    const own = districts.get(code.slice(0, CITY_DIGITS)) ?? [{ code, name }]
    return { code, name, children: own.map(leaf) }
  }
  return Object.entries(province_list)
    .filter(([code]) => CODE.test(code))
    .map(([code, name]) => ({
      code,
      name,
      children: (cities.get(code.slice(0, PROVINCE_DIGITS)) ?? [{ code, name }]).map(city),
    }))
}

/** The areas of up to three codes, from the province down, as far as they are known. */
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
