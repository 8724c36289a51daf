import type { ResultsPage } from '#api/race/results.ts'
import { cleanInput } from '#domain/cleanInput.ts'

type Listed = Pick<ResultsPage, 'total' | 'results'>

/** The number of the last page, from 1; undefined if the number of results is not known. */
export const lastPage = ({ total }: Listed, size: number): number | undefined =>
  total === undefined ? undefined : Math.max(1, Math.ceil(total / size))

/** Whether a page follows; where the last one is not known, after each that is full. */
export function hasNextPage(listed: Listed, page: number, size: number): boolean {
  const last = lastPage(listed, size)
  return last === undefined ? listed.results.length >= size : page < last
}

/** The page to show instead of an empty one after the last, as when the list has become shorter. */
export function existingPage(listed: Listed, page: number, size: number): number {
  const last = lastPage(listed, size) ?? page
  return listed.results.length === 0 ? Math.min(page, last) : page
}

/** The page of a typed number, the nearest if it is out of range; undefined without a number. */
export function typedPage(text: string, last: number): number | undefined {
  const number = cleanInput('number', text)
  const page = Math.min(last, Math.max(1, Math.round(Number(number))))
  return number === '' || Number.isNaN(page) ? undefined : page
}
