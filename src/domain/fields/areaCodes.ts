import * as v from 'valibot'
import type { FieldError } from './fieldType.ts'

const CODE = /^[1-8]\d{5}$/
/** Leading digits that a city shares with its province, and a district with its city. */
export const PROVINCE_DIGITS = 2
export const CITY_DIGITS = 4

/** Whether a text is a GB/T 2260 code of a place in China. */
export const isAreaCode = (code: string): boolean => CODE.test(code)

/** Whether three codes form a complete area, as sent to the API: province, city and district. */
export function isWholeArea(codes: string[]): boolean {
  const [province = '', city = '', district = ''] = codes
  return (
    codes.length === 3 &&
    codes.every(isAreaCode) &&
    province.endsWith('0000') &&
    city.startsWith(province.slice(0, PROVINCE_DIGITS)) &&
    district.startsWith(city.slice(0, CITY_DIGITS))
  )
}

export const areaError = (codes: string[]): FieldError | null =>
  isWholeArea(codes) ? null : { code: 'area' }

/** All three codes, or undefined (spec §3). */
export const areaToApi = (codes: string[]): string[] | undefined =>
  codes.length === 3 ? codes : undefined

export const areaFromApi = v.pipe(v.array(v.string()), v.check(isWholeArea))
