import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'

const APT =
  'env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=5 -o DPkg::Lock::Timeout=60'

/**
 * Whether something may be installed on this machine: with `CI` set or the argument `--install`, or
 * if a question on the terminal is answered with yes.
 * @param {string} question one sentence naming what would be installed
 */
export async function mayInstall(question) {
  if (process.env.CI || process.argv.includes('--install')) return true
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface(process.stdin, process.stdout)
  // Someone who has left the terminal has not agreed.
  const signal = AbortSignal.timeout(15_000)
  const answer = await terminal.question(`${question} [y/N] `, { signal }).catch(() => '')
  terminal.close()
  return /^y/i.test(answer.trim())
}

/**
 * Installs Debian packages as root, or by a sudo that asks for no password, and reports it.
 * @param {string[]} packages
 * @returns {boolean} whether they are now installed
 */
export function installDebianPackages(packages) {
  console.log(`Installing Debian's packages ${packages.join(', ')}.`)
  const [program = '', ...rest] = `${process.getuid?.() === 0 ? '' : 'sudo -n '}${APT}`.split(' ')
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync(program, [...rest, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  aptGet('update')
  const { status, stderr, error } = aptGet('install', '-y', ...packages)
  if (status !== 0)
    console.log(
      `Not installed. ${String(error ?? stderr)
        .trim()
        .slice(-300)}`,
    )
  return status === 0
}
