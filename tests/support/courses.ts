import { readFileSync } from 'node:fs'
import { readCourse } from '#api/files/readCourse.ts'

const FOLDER = '/edition-2024/course'

/** A course file of the 2024 edition, as text. */
export const courseFile = (name: string): string => readFileSync(`public${FOLDER}/${name}`, 'utf8')

/** A course of the 2024 edition, parsed by the site. */
export const editionCourse = (event: 'full' | 'half') =>
  readCourse(courseFile(`${event}.geojson`), `${FOLDER}/${event}.geojson`)
