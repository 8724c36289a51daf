import { mkdirSync, writeFileSync } from 'node:fs'
import { toGeoJson, toGpx } from './courseFiles.mjs'
import { publicPath } from './list.mjs'

/**
 * Writes each course as GeoJSON and GPX.
 * @param {string} folder below the site's root
 * @param {import('./courseFiles.mjs').Course[]} courses
 */
export function saveCourses(folder, courses) {
  mkdirSync(publicPath(folder), { recursive: true })
  for (const course of courses) {
    writeFileSync(publicPath(`${course.file}.geojson`), toGeoJson(course))
    writeFileSync(publicPath(`${course.file}.gpx`), toGpx(course))
  }
}
