import * as v from 'valibot'
import { listOf, neededText, number, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { paths } from './paths.ts'

/** Country list entry (spec §3). The four Chinese regions sort 1 to 4, all others 100. */
const countrySchema = v.object({
  id: text,
  twoCode: neededText,
  threeCode: text,
  numberCode: text,
  cnName: text,
  enName: text,
  itemName: text,
  itemCode: text,
  itemSort: number,
  dictCode: text,
})
export type Country = v.InferOutput<typeof countrySchema>

/** The server's country list; the built-in one stands until it is there. */
export const fetchCountries = () =>
  call({ centre: 'basic', path: paths.countries, answer: listOf(countrySchema) })
