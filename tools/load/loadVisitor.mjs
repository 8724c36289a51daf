import { Agent, request as ask } from 'node:http'

/** As many connections as a browser opens to one host. */
const CONNECTIONS = 6

/**
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body?: string }} Asked
 * @typedef {ReturnType<typeof createVisitor>} Visitor
 */

/**
 * A plain HTTP client with its own loopback address.
 * @param {number} port
 * @param {number} number
 * @param {(ms: number, bytes: number) => void} note
 */
export function createVisitor(port, number, note) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`

  /**
   * Returns the body of a JSON response. Throws if the status is not successful.
   * @param {Asked} asked
   * @returns {Promise<string>}
   */
  const send = ({ method, path, headers, body }) =>
    new Promise((done, failed) => {
      const begin = performance.now()
      const options = { host: '127.0.0.1', port, localAddress, agent, method, path, headers }
      const request = ask(options, (answer) => {
        let bytes = 0
        let text = ''
        const isJson = String(answer.headers['content-type']).includes('json')
        answer.on('data', (/** @type {Buffer} */ part) => {
          bytes += part.length
          if (isJson) text += part.toString()
        })
        answer.on('error', failed)
        answer.on('end', () => {
          note(Math.round(performance.now() - begin), bytes)
          if (answer.statusCode === 200) done(text)
          else failed(new Error(`${answer.statusCode} for ${method} ${path}`))
        })
      })
      request.on('error', (error) => failed(new Error(`${error.message}: ${method} ${path}`)))
      request.end(body)
    })

  return {
    send,
    /** Requests the page first, then everything it loads. @param {Asked[]} requests */
    async visit([page, ...rest]) {
      if (page) await send(page)
      await Promise.all(rest.map(send))
    },
    leave: () => agent.destroy(),
  }
}
