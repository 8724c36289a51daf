/** The website-center's paths. */
export const websitePaths = {
  configLocation: '/website-center/api/website/config',
  raceByDomain: '/website-center/api/website/race',
  raceInfo: '/website-center/api/race/baseInfo',
} as const
