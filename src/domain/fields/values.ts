import * as v from 'valibot'

/** A string; '' for anything else. */
export const stringValue = v.fallback(v.string(), '')
/** An array of strings; [] for anything else. */
export const stringsValue = v.fallback(v.array(v.string()), [])

/** An object whose parts each have their own blank value. */
export const recordValue = <E extends v.ObjectEntries>(entries: E) =>
  v.fallback(v.object(entries), () => v.parse(v.object(entries), {}))

/** An array of items; [] for anything else. */
export const listValue = <S extends v.GenericSchema>(item: S) => v.fallback(v.array(item), [])

/** File URLs as sent to the API: one comma-separated string (spec §3). */
export const filesFromApi = v.pipe(
  v.string(),
  v.transform((list) => (list === '' ? [] : list.split(','))),
)
export const filesToApi = (urls: string[]): string => urls.join(',')

/** The form of a day, `YYYY-MM-DD`; the day itself may not exist. */
export const DAY = /^\d{4}-\d\d-\d\d$/

/** A sent day. Whether it exists is checked with the field's other rules. */
export const dayFromApi = v.pipe(v.string(), v.regex(DAY))
