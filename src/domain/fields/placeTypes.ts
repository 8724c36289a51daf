import * as v from 'valibot'
import { listOf, requiredText } from '#lib/parse.ts'
import { areaError, areaFromApi, areaToApi } from './areaCodes.ts'
import { defineFieldType, errorOf, noError } from './fieldType.ts'
import { recordValue, stringsValue, stringValue } from './values.ts'

export const REGIONS = ['mainland', 'hk-macao', 'taiwan', 'foreign'] as const
export type Region = (typeof REGIONS)[number]

const countryFromApi = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** Fields for countries and areas. */
export const placeTypes = {
  /** Any country or region in the server's list. */
  country: defineFieldType({
    type: 'country',
    spec: {},
    /** A two-letter code. */
    value: stringValue,
    validate: noError,
    toApi: (value) => value,
    fromApi: countryFromApi,
  }),

  /**
   * Mainland, Hong Kong and Macao, Taiwan, or foreign; then the country if there is more than one.
   */
  'country-advanced': defineFieldType({
    type: 'country-advanced',
    spec: {},
    value: recordValue({
      region: v.fallback(v.picklist(['', ...REGIONS]), ''),
      country: stringValue,
    }),
    validate: ({ value: { region, country } }) => (region && country ? null : errorOf('country')),
    toApi: ({ region, country }) => ({ region, country }),
    fromApi: v.object({ region: v.picklist(REGIONS), country: countryFromApi }),
  }),

  'single-country': defineFieldType({
    type: 'single-country',
    spec: {
      /** Two-letter codes of the countries to choose from. */
      countries: listOf(requiredText),
    },
    value: stringValue,
    validate: ({ value, field: { countries } }) =>
      countries.length === 0 || countries.includes(value) ? null : errorOf('option'),
    toApi: (value) => value,
    fromApi: countryFromApi,
  }),

  area: defineFieldType({
    type: 'area',
    spec: {},
    /** Codes of province, city and district selected so far. */
    value: stringsValue,
    validate: ({ value }) => areaError(value),
    toApi: areaToApi,
    fromApi: areaFromApi,
  }),
}
