/** The race-center's paths of the look-ups, results, photos and exports; none is in the first load. */
export const raceCenterPaths = {
  query: '/race-center/api/query',
  results: '/race-center/api/results',
  certificateCheck: '/race-center/api/certificate/check',
  photoSearch: '/race-center/api/photo/search',
  photoSearchByFace: '/race-center/api/photo/searchByFace',
  photoTakeDown: '/race-center/api/photo/takeDown',
  export: '/race-center/api/export',
} as const
