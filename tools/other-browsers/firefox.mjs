import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

/** @import { Engine, Size } from './page.mjs' */

const PROMPT = 'browsingContext.userPromptOpened'
const LISTENING = /^WebDriver BiDi listening on (ws:\S+)/

/**
 * Starts Firefox without a window. Its own remote agent speaks WebDriver BiDi; no driver is needed.
 * @param {string} program
 * @param {Size} size
 * @returns {Promise<Engine>}
 */
export async function startFirefox(program, { width, height }) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  /** @type {string} */
  const address = await new Promise((done, failed) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const [, found] = LISTENING.exec(line) ?? []
      if (found) done(found)
    })
    firefox.once('error', failed)
    firefox.once('exit', () => failed(new Error('Firefox ended before it was ready.')))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((done, failed) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', failed)
  })
  /** @type {Map<number, { done: (result: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, result, message } = JSON.parse(data)
    // A form asks before it is left.
    if (method === PROMPT) void call('browsingContext.handleUserPrompt', { context, accept: true })
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.failed(new Error(message))
    else asked?.done(result)
  })
  let last = 0
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const call = (method, params) =>
    new Promise((done, failed) => {
      last += 1
      waiting.set(last, { done, failed })
      socket.send(JSON.stringify({ id: last, method, params }))
    })

  await call('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  })
  await call('session.subscribe', { events: [PROMPT] })
  const { contexts } = await call('browsingContext.getTree', { maxDepth: 0 })
  const { context } = contexts[0]
  await call('browsingContext.setViewport', { context, viewport: { width, height } })
  return {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => call('browsingContext.reload', { context, wait: 'complete' }),
    async run(expression) {
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value ?? 'null')
    },
    act: (actions) => call('input.performActions', { context, actions }),
    picture: async () => (await call('browsingContext.captureScreenshot', { context })).data,
    async close() {
      firefox.kill()
      await Promise.race([new Promise((done) => firefox.once('exit', done)), wait(5000)])
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
