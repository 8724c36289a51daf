import * as v from 'valibot'
import { listOf, text } from '../lib/parse.ts'
import { call } from './client.ts'
import { countrySchema } from './country.ts'
import { paths } from './paths.ts'

/** Asks whether the stored token is valid: any code but 0 means that it is not (spec §7). */
export const fetchCommonInfo = () =>
  call({
    centre: 'basic',
    path: paths.commonInfo,
    json: {},
    answer: v.object({ accountId: text }),
  })

/** The server's country list; the built-in one stands until it is there. */
export const fetchCountries = () =>
  call({ centre: 'basic', path: paths.countries, answer: listOf(countrySchema) })
