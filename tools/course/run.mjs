/**
 * Makes a course file of a GPX track: `npm run course -- track.gpx [course.geojson]`. Waypoints whose `type` is a kind
 * of place (`water`, `mat`, `medical` …) become places. Prints length, climb and places, and what is left out.
 * Exits with 2 if there is no such file, with 1 if it has no track.
 */
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'
import { addPageGlobals } from '../support/pageGlobals.mjs'

const [track = '', course = track.replace(/\.gpx$/i, '') + '.geojson'] = process.argv.slice(2)
if (!existsSync(track)) {
  console.error('npm run course -- track.gpx [course.geojson]')
  process.exit(2)
}
addPageGlobals()
const { module } = await runnerImport('./tools/course/writeCourse.ts', {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.writeCourse(track, course)
