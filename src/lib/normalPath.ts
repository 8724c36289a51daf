/**
 * Normalises spellings of a path: `raceInformation/raceRules` equals `race-information/race-rules`.
 */
export const normalPath = (path: string): string =>
  path
    .replace(/[-_]/g, '')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
