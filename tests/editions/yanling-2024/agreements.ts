import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../../public/edition-2024/agreements/', import.meta.url)
const read = (file: string) => readFileSync(new URL(`${file}.html`, FOLDER), 'utf8')

const both = (name: string) => ({ zh: read(`${name}-zh`), en: read(`${name}-en`) })

/** The HTML of the edition's agreements. */
export const agreements = {
  account: both('account'),
  privacy: both('privacy'),
  registration: both('registration'),
}
