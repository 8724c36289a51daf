import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a question on the terminal waits, in ms. */
const ANSWER_TIMEOUT = 15_000

/** A mirror may be slow: how often an installation is tried, and the pause in between, in ms. */
const APT_TRIES = 3
const APT_PAUSE = 10_000

const isRoot = process.getuid?.() === 0

/** @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const unanswered = isRoot ? 'yes' : 'no'
  try {
    const answer = await terminal.question(`${question} [${isRoot ? 'Y/n' : 'y/N'}] `, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    return /^y/i.test(answer.trim() || unanswered)
  } catch {
    console.log(`\nNo answer; taken as ${unanswered}.`)
    return isRoot
  } finally {
    terminal.close()
  }
}

/**
 * Whether something may be installed on this machine. With `CI` set: yes. On a terminal: as
 * answered (without an answer after 15 s: yes for root, otherwise no). Without a terminal: only for
 * root.
 * @param {string} question one sentence naming what would be installed
 * @returns {Promise<boolean>}
 */
export async function mayInstall(question) {
  if (process.env.CI) return true
  if (!process.stdin.isTTY || !process.stdout.isTTY) return isRoot
  return ask(question)
}

/** Prefix for commands that need root. Returns undefined if a password would be required. */
function asRoot() {
  if (isRoot) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined
}

/**
 * Installs Debian packages without ever asking for a password, and reports it in one line.
 * @param {string} purpose what they are for: starts the line
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are now installed
 */
export async function installDebianPackages(purpose, packages) {
  const list = packages.join(', ')
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) {
    console.log(`${purpose}: ${list}: not installed, as this system has no apt-get.`)
    return false
  }
  const root = asRoot()
  if (!root) {
    console.log(`${purpose}: ${list}: not installed, as that needs root and sudo asks a password.`)
    return false
  }
  console.log(`${purpose}: installing Debian's packages ${list}.`)
  /** @param {string[]} args */
  const aptGet = (args) => {
    const [program, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
    return spawnSync(program, [...rest, '-qq', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  }
  for (let tries = 1; ; tries += 1) {
    aptGet(['update'])
    const { status, stderr } = aptGet(['install', '-y', ...packages])
    if (status === 0) return true
    console.log(`${purpose}: apt-get failed: ${String(stderr).trim().slice(-300)}`)
    if (tries === APT_TRIES) return false
    await wait(APT_PAUSE)
  }
}
