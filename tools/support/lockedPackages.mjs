/** Maximum number of packages that `npm ci` may install. */
export const PACKAGE_BUDGET = 560

/**
 * Packages that may run a script on installation. msw copies a file if a project's package.json
 * asks for it; ours does not.
 */
export const SCRIPTS_ALLOWED = ['msw']

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[], hasInstallScript?: boolean }} Locked */

/**
 * @param {string[] | undefined} names supported ones, or with a `!` excluded ones
 * @param {string} name
 */
function isFor(names = [], name) {
  const wanted = names.filter((one) => !one.startsWith('!'))
  return !names.includes(`!${name}`) && (wanted.length === 0 || wanted.includes(name))
}

/**
 * The packages that a package-lock.json installs on a machine at most, and the names of those with
 * an install script on any machine. The lock file marks packages that npm compiles as having one,
 * too.
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {{ os: string, cpu: string, libc: string }} machine
 */
export function lockedPackages(lock, machine) {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const here = packages.filter(
    ([, { os, cpu, libc }]) =>
      isFor(os, machine.os) && isFor(cpu, machine.cpu) && isFor(libc, machine.libc),
  )
  const withScript = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  return { count: here.length, withScript }
}
