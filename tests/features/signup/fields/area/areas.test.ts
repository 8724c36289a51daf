// @vitest-environment node
import { expect, test } from 'vitest'
import { isWholeArea } from '#domain/fields/areaCodes.ts'
import { areaPath, areaTree } from '#features/signup/fields/area/areas.ts'

const tree = areaTree({
  province_list: { 110000: '北京市', 440000: '广东省', 810000: '香港特别行政区', 900000: '海外' },
  city_list: { 110100: '北京市', 440300: '深圳市', 441900: '东莞市' },
  county_list: { 110101: '东城区', 110108: '海淀区', 440304: '福田区', 999999: '无处' },
})

test('the tree has three levels, without abroad and codes without a parent', () => {
  expect(tree.map(({ name }) => name)).toEqual(['北京市', '广东省', '香港特别行政区'])
  expect(tree[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['东城区', '海淀区'])
})

test('an area without a lower level repeats itself, so that every area has three codes', () => {
  expect(areaPath(tree, ['440000', '441900', '441900'])).toHaveLength(3)
  expect(areaPath(tree, ['810000', '810000', '810000'])).toHaveLength(3)
  expect(isWholeArea(['810000', '810000', '810000'])).toBe(true)
})

test('a path goes as far as its codes are known', () => {
  const names = (codes: string[]) => areaPath(tree, codes).map(({ name }) => name)
  expect(names(['110000', '110100', '110108'])).toEqual(['北京市', '北京市', '海淀区'])
  expect(names(['440000', '110100', '110108'])).toEqual(['广东省'])
  expect(names([])).toEqual([])
})

test.each([
  [['110000', '110100', '110108'], true],
  [['110000', '110100'], false],
  [['110000', '120100', '120101'], false],
  [['110000', '110100', '110208'], false],
  [['110100', '110100', '110108'], false],
  [['900000', '900000', '900000'], false],
  [['11', '1101', '110108'], false],
])('%j is a complete area: %s', (codes, is) => {
  expect(isWholeArea(codes)).toBe(is)
})
