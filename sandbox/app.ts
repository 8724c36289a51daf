import { Hono } from 'hono'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Stage } from '../src/api/readStage.ts'
import { basicCenter } from './basicCenter.ts'
import { limitBodies } from './bodyLimits.ts'
import { createClock } from './clock.ts'
import { content2024 } from './content.ts'
import type { Content } from './content.ts'
import { openDatabase, rebuild } from './database.ts'
import { refusal } from './envelope.ts'
import { ConnectionDropped, answerWithFault, createFaults } from './faults.ts'
import { fileHost, fileNotFound } from './fileHost.ts'
import { answersJson, handles, isOperators } from './prefixes.ts'
import { raceCenter } from './raceCenter.ts'
import { registrationArea } from './registrationArea.ts'
import { createRequestLog } from './requestLog.ts'
import { seed } from './seed.ts'
import { signUpOperator } from './sign-up/signUpOperator.ts'
import { signUpCenter } from './signUpCenter.ts'
import { testStage } from './servedStage.ts'
import { switches } from './switches.ts'
import { createUploads } from './uploads.ts'
import { userCenter } from './userCenter.ts'
import { websiteCenter } from './websiteCenter.ts'
import type { World } from './world.ts'

export interface Sandbox {
  /**
   * Rejects with `ConnectionDropped` where a fault cuts the connection. `caller` is the network
   * address that the request came from.
   */
  fetch(request: Request, caller?: string): Promise<Response>
  /** Whether `path` belongs to a centre, the file host or the operator. */
  handles(path: string): boolean
  close(): void
}

function routes(world: World) {
  const app = new Hono({ strict: false })
  app.use(limitBodies)
  app.route('/', websiteCenter(world))
  app.route('/', basicCenter(world))
  app.route('/', userCenter(world))
  app.route('/', signUpCenter(world))
  app.route('/', raceCenter(world))
  app.route('/', fileHost(world))
  app.route('/', registrationArea())
  app.route('/__sandbox', switches(world))
  app.route('/__sandbox', signUpOperator(world))
  app.notFound((c: Context) =>
    answersJson(c.req.path) ? c.json(refusal(404, 'Not found'), 404) : fileNotFound(c),
  )
  app.onError((error, c) => {
    const isRefused = error instanceof HTTPException
    if (!isRefused) console.error(error)
    const status = isRefused ? error.status : 500
    return c.json(refusal(status, error.message), status)
  })
  return app
}

/**
 * The local stand-in for the organiser's centres and file host. `data` is the folder of its
 * database, made if it is missing, or `:memory:`.
 */
export async function createSandbox(options: {
  data: string
  content?: Content
  /** The stage of the site beside; that of the tests where nobody says. */
  stage?: Stage
}): Promise<Sandbox> {
  const statements = () => seed(options.content ?? content2024)
  const database = await openDatabase(options.data, statements())
  const clock = await createClock(database)
  const faults = createFaults()
  const requests = createRequestLog()
  const uploads = createUploads(options.data)
  const stage = options.stage ?? testStage()
  const reset = async () => {
    await rebuild(database, statements())
    await uploads.clear()
    await clock.load()
    faults.clear()
    requests.clear()
  }
  const app = routes({ database, clock, faults, requests, uploads, stage, reset })

  return {
    handles,
    close: () => database.close(),
    async fetch(request, caller = '') {
      const { pathname } = new URL(request.url)
      const isOperator = isOperators(pathname)
      if (!isOperator) requests.add(request, clock.now())
      const fault = isOperator ? undefined : faults.take(pathname)
      const response = await answerWithFault(fault, () => {
        // Closed while a fault held the request back.
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
