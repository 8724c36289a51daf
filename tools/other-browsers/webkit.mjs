import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/startNginx.mjs'

/** @import { Engine, Size } from './page.mjs' */

const HEADERS = { 'content-type': 'application/json' }

/**
 * Starts WebKitGTK on a screen of its own. Its driver speaks classic WebDriver.
 * @param {string} program
 * @param {Size} size
 * @returns {Promise<Engine>}
 */
export async function startWebkit(program, { width, height }) {
  const port = await freePort()
  // A group of its own, so that the screen ends with the driver.
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', program, '-p', String(port)],
    {
      stdio: 'ignore',
      detached: true,
    },
  )
  const end = () => {
    if (driver.pid) process.kill(-driver.pid)
  }
  process.once('exit', end)
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: HEADERS,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = /** @type {{ value: any }} */ (await response.json())
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  for (let tries = 0; !(await ask('GET', '/status').catch(() => undefined)); tries += 1) {
    if (tries > 100) throw new Error('WebKitWebDriver does not start.')
    await wait(100)
  }
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { width, height })
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`, {}),
    run: async (expression) => {
      const script = `return JSON.stringify(${expression})`
      const text = await ask('POST', `${session}/execute/sync`, { script, args: [] })
      return JSON.parse(text ?? 'null')
    },
    act: (actions) => ask('POST', `${session}/actions`, { actions }),
    picture: () => ask('GET', `${session}/screenshot`),
    async close() {
      await ask('DELETE', session).catch(() => undefined)
      process.removeListener('exit', end)
      end()
    },
  }
}
