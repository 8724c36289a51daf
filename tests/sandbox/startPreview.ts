import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../tools/startNginx.mjs'

/** `vite preview` of a stage as a process of its own, its sandbox's files in the folder `data`. */
export async function startPreview(stage: string, data: string) {
  const port = await freePort()
  // The rest of the tests' environment would make the stage a test's.
  const { PATH, HOME } = process.env
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--mode', stage],
    { env: { PATH, HOME, PORT: String(port), SANDBOX_DATA: data }, stdio: 'ignore' },
  )
  const kill = () => server.kill('SIGKILL')
  onTestFinished(() => void kill())
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`vite preview --mode ${stage} has ended`)
    await wait(100)
  }
  return { url, kill }
}
