import { loadEnv, runnerImport } from 'vite'

/** @typedef {import('#environment/readEnvironment.ts').Environment} Environment */
/** @typedef {typeof import('#environment/readEnvironment.ts')} ReadEnvironment */

/** The path of a file by its place beside this one. @param {string} path */
export const near = (path) => new URL(path, import.meta.url).pathname

/** @param {string} name */
export const isEnvironmentName = (name) => ['dev', 'test', 'release', 'prod'].includes(name)

/**
 * The variables of an environment, checked. Throws if one is missing or wrong.
 * @param {string} name @returns {Promise<Environment>}
 */
export async function environmentOf(name) {
  /** @type {{ module: ReadEnvironment }} */
  const { module } = await runnerImport(near('../src/environment/readEnvironment.ts'))
  return module.readEnvironment(loadEnv(name, near('..')))
}
