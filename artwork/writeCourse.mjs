import { mkdirSync, writeFileSync } from 'node:fs'
import { toGeoJson, toGpx } from './courseFiles.mjs'
import { FULL_KM, HALF_KM } from './courseLine.mjs'
import { fullPlaces, halfPlaces } from './coursePlaces.mjs'
import { surveyTo } from './courseSurvey.mjs'
import { publicPath } from './list.mjs'

const FOLDER = '/edition-2024/course'

const courses = [
  {
    file: `${FOLDER}/full`,
    name: '2024 燕岭马拉松 全程',
    nameEn: 'Yanling Mountain Marathon 2024, marathon',
    line: surveyTo(FULL_KM),
    places: fullPlaces,
  },
  {
    file: `${FOLDER}/half`,
    name: '2024 燕岭马拉松 半程',
    nameEn: 'Yanling Mountain Marathon 2024, half marathon',
    line: surveyTo(HALF_KM),
    places: halfPlaces,
  },
]

mkdirSync(publicPath(FOLDER), { recursive: true })
for (const course of courses) {
  for (const [ending, text] of [
    ['geojson', toGeoJson(course)],
    ['gpx', toGpx(course)],
  ]) {
    writeFileSync(publicPath(`${course.file}.${ending}`), text ?? '')
  }
}
