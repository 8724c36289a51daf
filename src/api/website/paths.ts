/** The paths that the start and every page call. */
export const paths = {
  configLocation: '/website-center/api/website/config',
  raceByDomain: '/website-center/api/website/race',
  raceInfo: '/website-center/api/race/baseInfo',
  commonInfo: '/basic-center/api/common/info',
  countries: '/basic-center/api/dict/country',
  logout: '/user-center/api/logout',
  cloudConfig: '/config/cz/index.json',
  translations: (region: string, name: string) => `/i18n/${region}/${name}.json`,
} as const
