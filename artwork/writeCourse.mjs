import { FULL_KM, HALF_KM } from './courseLine.mjs'
import { fullPlaces, halfPlaces } from './coursePlaces.mjs'
import { sheetBounds, surveyTo } from './courseSurvey.mjs'
import { saveCourses } from './saveCourses.mjs'

const FOLDER = '/edition-2024/course'
const shared = {
  creator: 'Yanling Mountain Marathon',
  ground: {
    picture: '/edition-2024/course-relief.avif',
    pictureH5: '/edition-2024/course-relief-h5.avif',
    bbox: sheetBounds,
  },
}

saveCourses(FOLDER, [
  {
    ...shared,
    file: `${FOLDER}/full`,
    name: '2024 燕岭马拉松（马拉松）',
    nameEn: 'Yanling Mountain Marathon 2024, marathon',
    line: surveyTo(FULL_KM),
    places: fullPlaces,
  },
  {
    ...shared,
    file: `${FOLDER}/half`,
    name: '2024 燕岭马拉松（半程马拉松）',
    nameEn: 'Yanling Mountain Marathon 2024, half marathon',
    line: surveyTo(HALF_KM),
    places: halfPlaces,
  },
])
