/**
 * @param {string} version of the running Node, such as 20.19.4
 * @param {string} required such as >=20.19
 * @returns {string | undefined} what to do, in a sentence, if the version is below
 */
export function nodeIsTooOld(version, required) {
  const least = required.replace('>=', '')
  if (version.localeCompare(least, 'en', { numeric: true }) >= 0) return undefined
  return `This is Node ${version}; the project needs Node ${least} or newer: https://nodejs.org/`
}
