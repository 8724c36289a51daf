/** Every path of the centres and the file host that the site calls. */
export const paths = {
  configLocation: '/website-center/api/website/config',
  raceByDomain: '/website-center/api/website/race',
  raceInfo: '/website-center/api/race/baseInfo',
  commonInfo: '/basic-center/api/common/info',
  countries: '/basic-center/api/dict/country',
  cloudConfig: '/config/cz/index.json',
  translations: (region: string, name: string) => `/i18n/${region}/${name}.json`,
} as const
