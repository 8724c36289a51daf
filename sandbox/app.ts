import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Environment } from '#environment/readEnvironment.ts'
import { basicCenter } from './basicCenter.ts'
import { limitBodies } from './bodyLimits.ts'
import { createClock } from './clock.ts'
import type { SandboxContext } from './context.ts'
import { openDatabase, rebuild } from './database.ts'
import type { Edition } from './editions/edition.ts'
import { editions as allEditions } from './editions/editions.ts'
import { refusal } from './envelope.ts'
import { fileHost, fileNotFound } from './fileHost.ts'
import { filesBeside } from './filesBeside.ts'
import { speakLanguage } from './language.ts'
import { ConnectionDropped, respondWithFault, createFaults } from './operator/faults.ts'
import { createRequestLog } from './operator/requestLog.ts'
import { switches } from './operator/switches.ts'
import { respondsInJson, isSandboxPath, isOperatorPath } from './prefixes.ts'
import { takedownOperator } from './race-center/photos/takedownOperator.ts'
import { raceCenter } from './raceCenter.ts'
import { raceFiles } from './raceFiles.ts'
import { registrationArea } from './registrationArea.ts'
import { seed } from './seed.ts'
import { testEnvironment } from './servedEnvironment.ts'
import { signupOperator } from './signup/signupOperator.ts'
import { signupCenter } from './signupCenter.ts'
import { createUploads } from './uploads.ts'
import { userCenter } from './userCenter.ts'
import { websiteCenter } from './websiteCenter.ts'

export interface Sandbox {
  /**
   * Rejects with `ConnectionDropped` when an injected fault drops the connection. `caller` is the
   * client's network address.
   */
  fetch(request: Request, caller?: string): Promise<Response>
  /**
   * Whether `path` belongs to a service, the file host or the operator pages, or is a file beside the
   * configuration that is tried on this host name.
   */
  handles(path: string, hostname?: string): boolean
  close(): void
}

function routes(context: SandboxContext, files: Hono) {
  const app = new Hono({ strict: false })
  app.use(limitBodies)
  app.use(speakLanguage(context.edition))
  app.route('/', websiteCenter(context))
  app.route('/', basicCenter(context))
  app.route('/', userCenter(context))
  app.route('/', signupCenter(context))
  app.route('/', raceCenter(context))
  app.route('/', fileHost(context))
  app.route('/', registrationArea(context))
  app.route('/', raceFiles)
  app.route('/', files)
  app.route('/__sandbox', switches(context))
  app.route('/__sandbox', signupOperator(context))
  app.route('/__sandbox', takedownOperator(context))
  const methods = new Map<string, string[]>()
  for (const { path, method } of app.routes)
    if (method !== 'ALL') methods.set(path, [...(methods.get(path) ?? []), method])
  app.notFound((c: Context) => {
    const { path } = c.req
    if (!respondsInJson(path)) return fileNotFound(c)
    const allowed = methods.get(path)?.join(', ')
    if (!allowed) return c.json(refusal(404, `Not found: ${path}`), 404)
    c.header('allow', allowed)
    return c.json(refusal(405, `${path} takes ${allowed} only.`), 405)
  })
  app.onError((error, c) => {
    const isRefused = error instanceof HTTPException
    if (!isRefused) console.error(error)
    const status = isRefused ? error.status : 500
    const message = isRefused ? error.message : 'The sandbox failed. Its log says why.'
    return c.json(refusal(status, message), status)
  })
  return app
}

/**
 * The local stand-in for the organiser's services and file host. `data` is the database folder
 * (created if missing) or `:memory:`.
 */
export async function createSandbox(options: {
  data: string
  /** The races it serves, instead of all. */
  editions?: [Edition, ...Edition[]]
  /** Environment of the site being served. Defaults to the test environment. */
  environment?: Environment
}): Promise<Sandbox> {
  const editions = options.editions ?? allEditions
  const statements = () => seed(editions)
  const database = await openDatabase(options.data, statements())
  const faults = createFaults()
  const requests = createRequestLog()
  const uploads = createUploads(options.data)
  const environment = options.environment ?? testEnvironment()
  const reset = async () => {
    await rebuild(database, statements())
    await uploads.clear()
    for (const { clock } of hosts) await clock.load()
    faults.clear()
    requests.clear()
  }
  const hostOf = async (edition: Edition) => {
    const clock = await createClock(database, edition)
    const shared = { editions, database, faults, requests, uploads, environment, reset }
    const context = { ...shared, edition, clock }
    const { has, files } = filesBeside(edition)
    return { edition, clock, hasFile: has, app: routes(context, files) }
  }
  const [first, ...others] = editions
  const ofFirst = await hostOf(first)
  const hosts = [ofFirst, ...(await Promise.all(others.map(hostOf)))]
  const findHost = (name: string) =>
    hosts.find(({ edition }) => Object.values(edition.hosts).flat().includes(name)) ?? ofFirst

  return {
    handles: (path, hostname = '') => isSandboxPath(path) || findHost(hostname).hasFile(path),
    close: () => database.close(),
    async fetch(request, caller = '') {
      const { pathname, hostname } = new URL(request.url)
      const { app, clock } = findHost(hostname)
      const isOperator = isOperatorPath(pathname)
      if (!isOperator) requests.add(request, clock.now())
      const fault = isOperator ? undefined : faults.take(pathname)
      const response = await respondWithFault(fault, () => {
        // The database may have been closed while a fault delayed the request.
        if (database.closed) throw new ConnectionDropped()
        return app.fetch(request, { caller })
      })
      const date = new Date(clock.now()).toUTCString()
      if (!response.headers.has('date')) response.headers.set('date', date)
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return response
    },
  }
}
