import { onTestFinished } from 'vitest'
import * as tools from '../../tools/support/startPreview.mjs'

/**
 * Runs `vite preview` for an environment in a separate process, with the sandbox's files in `data`.
 */
export async function startPreview(environment: string, data: string) {
  // Other variables of the test process would override the environment's own.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME } as NodeJS.ProcessEnv
  const { port, stop } = await tools.startPreview({ data, mode: environment, env })
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${port}`, kill: () => void stop() }
}
