import { builtinEnvironments } from 'vitest/runtime'
import type { Environment } from 'vitest/runtime'

/** jsdom's own versions of these do not work together with the request layer. */
const NAMES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
] as const

const { jsdom } = builtinEnvironments

/** jsdom with Node's own fetch, its bodies, its streams and its addresses. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const own = NAMES.map((name) => [name, global[name]] as const)
    const surroundings = await jsdom.setup(global, options)
    for (const [name, value] of own) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    }
    return surroundings
  },
}

export default environment
