import * as v from 'valibot'
import { DATA_LANGUAGES } from '#i18n/languages.ts'
import { type Languages, localized } from '#i18n/localized.ts'
import { listOf, number, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { basicPaths } from './paths.ts'

/** Country list entry (spec §3). The four Chinese regions sort 1 to 4, all others 100. */
const countrySchema = v.object({
  id: text,
  twoCode: requiredText,
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

export const countries = {
  service: 'basic',
  path: basicPaths.countries,
  schema: listOf(countrySchema),
} as const satisfies Endpoint

/** Loads the server's country list; the built-in one is used until then. */
export const fetchCountries = () => call(countries)

/**
 * A country's name in a language, or its code if it has no name. The service names countries in Chinese
 * and English; the browser knows their names in further languages.
 */
export function countryName({ cnName, enName, twoCode }: Country, languages: Languages): string {
  const language = languages[0].code
  const isInService = DATA_LANGUAGES.some(({ code }) => code === language)
  const known =
    !isInService && /^[A-Z]{2}$/.test(twoCode)
      ? new Intl.DisplayNames(language, { type: 'region', style: 'short', fallback: 'none' }).of(
          twoCode,
        )
      : undefined
  return known ?? (localized({ name: cnName, nameEn: enName }, 'name', languages) || twoCode)
}
