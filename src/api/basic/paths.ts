/** The basic-center's paths. */
export const basicPaths = {
  commonInfo: '/basic-center/api/common/info',
  countries: '/basic-center/api/dict/country',
} as const
