/** The race-center's paths except those of the sign-up. Not part of the first load. */
export const racePaths = {
  query: '/race-center/api/query',
  results: '/race-center/api/results',
  certificateCheck: '/race-center/api/certificate/check',
  photoSearch: '/race-center/api/photo/search',
  photoSearchByFace: '/race-center/api/photo/searchByFace',
  photoTakedown: '/race-center/api/photo/takeDown',
  photoTakedownCode: '/race-center/api/photo/takeDown/code',
  photoTakedownConfirm: '/race-center/api/photo/takeDown/confirm',
  export: '/race-center/api/export',
} as const
