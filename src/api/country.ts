import * as v from 'valibot'
import { neededText, number, text } from '../lib/parse.ts'

/** Country list entry (spec §3). The four Chinese regions sort 1 to 4, all others 100. */
export const countrySchema = v.object({
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
