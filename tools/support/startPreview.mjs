import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './startNginx.mjs'

/**
 * Serves a built page with its sandbox by `vite preview` in a process of its own, and waits until it
 * answers.
 * @param {object} options
 * @param {string} options.data folder of the sandbox's data
 * @param {string} [options.mode] environment
 * @param {string} [options.root] a checkout
 * @param {string} [options.folder] the built page, if it is not in the checkout's build folder
 * @param {number} [options.port]
 * @param {NodeJS.ProcessEnv} [options.env]
 */
export async function startPreview({ data, mode = 'test', root = '.', folder, port, env }) {
  const number = port ?? (await freePort())
  const vite = resolve(root, 'node_modules/vite/bin/vite.js')
  const args = ['preview', '--mode', mode, '--port', String(number), '--strictPort']
  const server = spawn(process.execPath, [vite, ...args, ...(folder ? ['--outDir', folder] : [])], {
    cwd: root,
    env: { ...(env ?? process.env), SANDBOX_DATA: data },
    stdio: 'ignore',
  })
  const ended = new Promise((done) => server.once('exit', done))
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://localhost:${number}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`vite preview --mode ${mode} has ended`)
    await wait(100)
  }
  return {
    url,
    port: number,
    /** Ends the server at once. */
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
