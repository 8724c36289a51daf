import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How long a stopped program has to end what it started, in ms. */
const GRACE_MS = 15_000

/**
 * Ends every process that still has the variable in its environment, as those have that a program
 * started and left behind. Linux only: elsewhere there is no such list.
 * @param {string} variable such as NAME=value
 */
function endAllWith(variable) {
  if (process.platform !== 'linux') return
  for (const id of readdirSync('/proc').map(Number)) {
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0')
      if (id !== process.pid && environment.includes(variable)) process.kill(id, 'SIGKILL')
    } catch {
      // Not a process, not ours, or ended meanwhile.
    }
  }
}

/**
 * Runs a program of the project to completion, in a process group of its own. If the signal is
 * aborted, the program is asked to stop, as by Ctrl-C, and after a while it is ended with
 * everything that it started.
 * @param {string[]} command program and arguments
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env `TEST_RUN` marks what it starts
 * @param {boolean} options.isShown prints its output at once; otherwise the output is returned
 * @param {AbortSignal} options.signal
 * @returns {Promise<{ isGood: boolean, output: string }>}
 */
export async function runCommand([program = '', ...args], { env, isShown, signal }) {
  if (signal.aborted) return { isGood: false, output: '' }
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`
  const child = spawn(path, args, {
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env,
    detached: true,
  })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const ended = new Promise((done) => {
    child.once('error', () => done(false)).once('close', (code) => done(code === 0))
  })
  /** @param {NodeJS.Signals} name */
  const signalGroup = (name) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const stop = () => {
    signalGroup('SIGINT')
    timer = setTimeout(() => signalGroup('SIGKILL'), GRACE_MS)
  }
  signal.addEventListener('abort', stop, { once: true })
  const isGood = Boolean(await ended)
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
  if (signal.aborted) endAllWith(`TEST_RUN=${env.TEST_RUN}`)
  return { isGood: isGood && !signal.aborted, output }
}
