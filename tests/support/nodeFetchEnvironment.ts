import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** jsdom's own versions of these do not work with the request layer. */
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

/** jsdom with Node's own fetch, bodies, streams and URLs. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const nodeGlobals = NAMES.map((name) => [name, global[name]] as const)
    const { FormData: NodeFormData } = global
    const surroundings = await jsdom.setup(global, options)
    const { FormData: FormDataOfPage } = global
    for (const [name, value] of nodeGlobals) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    }
    // React reads a submitted form's fields, which Node's own FormData cannot.
    global.FormData = class extends NodeFormData {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super()
        const fields = form ? new FormDataOfPage(form, submitter) : []
        for (const [name, value] of fields) this.append(name, value)
      }
    }
    return surroundings
  },
}

export default environment
