/** `raceInformation/raceRules`, `race-information/race-rules`: one and the same place. */
export const normalPath = (path: string): string =>
  path
    .replace(/[-_]/g, '')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
