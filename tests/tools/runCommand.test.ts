// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from '../../tools/test/runCommand.mjs'

/** State of a process: R, S, ... or Z for one that has ended and is still listed. Linux only. */
function stateOf(id: number): string | undefined {
  const file = `/proc/${id}/stat`
  return existsSync(file) ? /\) (\w)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/** Runs a script of Node. */
const runScript = (script: string, signal = new AbortController().signal) =>
  runCommand(['node', '-e', script], {
    env: { ...process.env, TEST_RUN: `test-${crypto.randomUUID()}` },
    isShown: false,
    signal,
  })

test('the exit code decides, and the output is returned', async () => {
  expect(await runScript('console.log(1)')).toEqual({ isGood: true, output: '1\n' })
  expect(await runScript('console.error(2); process.exit(1)')).toEqual({
    isGood: false,
    output: '2\n',
  })
})

test.runIf(process.platform === 'linux')(
  'a program that is stopped ends with the server it left in a group of its own',
  async () => {
    const stop = new AbortController()
    // The program ends at Ctrl-C and leaves its server, which takes no notice of it.
    const run = runScript(
      `const { spawn } = require('node:child_process')
    const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {
      detached: true,
      stdio: 'ignore',
    })
    server.once('spawn', () => {
      console.log(server.pid)
      process.kill(process.ppid, 'SIGUSR2')
    })
    setInterval(() => {}, 1e6)`,
      stop.signal,
    )
    await new Promise((done) => process.once('SIGUSR2', done))
    stop.abort()
    const { isGood, output } = await run
    expect(isGood).toBe(false)
    expect(Number(output)).toBeGreaterThan(0)
    await expect.poll(() => stateOf(Number(output)) ?? 'Z', { timeout: 15_000 }).toBe('Z')
  },
)
