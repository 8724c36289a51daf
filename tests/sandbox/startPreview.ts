import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../tools/startNginx.mjs'

/**
 * Runs `vite preview` for an environment in a separate process, with the sandbox's files in `data`.
 */
export async function startPreview(environment: string, data: string) {
  const port = await freePort()
  // Other variables of the test process would override the environment's own.
  const { PATH, HOME } = process.env
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--mode', environment],
    { env: { PATH, HOME, PORT: String(port), SANDBOX_DATA: data }, stdio: 'ignore' },
  )
  const kill = () => server.kill('SIGKILL')
  onTestFinished(() => void kill())
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`vite preview --mode ${environment} has ended`)
    await wait(100)
  }
  return { url, kill }
}
