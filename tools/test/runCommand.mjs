import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How long a stopped program has to end what it started, in ms. */
const GRACE_MS = 15_000

/** @param {number} id of a process, or below zero of a group @param {NodeJS.Signals} signal */
function kill(id, signal) {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Ends every process that still has the variable in its environment, as those have that a program
 * started and left behind. Linux only: elsewhere there is no such list.
 * @param {string} variable such as NAME=value
 */
function endAllWith(variable) {
  if (process.platform !== 'linux') return
  for (const id of readdirSync('/proc').map(Number)) {
    if (!id || id === process.pid) continue
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0')
      if (environment.includes(variable)) kill(id, 'SIGKILL')
    } catch {
      // Not ours, or ended meanwhile.
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
  const stream = isShown ? 'inherit' : 'pipe'
  const child = spawn(path, args, { stdio: ['ignore', stream, stream], env, detached: true })
  let output = ''
  for (const from of [child.stdout, child.stderr]) from?.on('data', (text) => (output += text))
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const stop = () => {
    if (!child.pid) return
    kill(-child.pid, 'SIGINT')
    timer = setTimeout(kill, GRACE_MS, -child.pid, 'SIGKILL')
  }
  signal.addEventListener('abort', stop, { once: true })
  const isGood = await new Promise((done) => {
    child.once('error', () => done(false)).once('close', (code) => done(code === 0))
  })
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
  if (signal.aborted) endAllWith(`TEST_RUN=${env.TEST_RUN}`)
  return { isGood: isGood && !signal.aborted, output }
}
