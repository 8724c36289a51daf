/**
 * Compares versions of the form `major.minor`, as `engines` names them.
 * @param {string} version of the running Node, such as 20.19.4
 * @param {string} required such as >=20.19
 * @returns {string | undefined} what to do, in a sentence, if the version is below
 */
export function nodeIsTooOld(version, required) {
  const least = required.replace('>=', '')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `This is Node ${version}; the project needs Node ${least} or newer: https://nodejs.org/`
}
