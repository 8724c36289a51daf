import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { parseMoment } from '../clock.ts'
import type { SandboxContext } from '../context.ts'
import type { Edition } from '../editions/edition.ts'
import { readOperatorBody } from '../envelope.ts'
import { faultSchema } from './faults.ts'
import { inbox } from './inbox.ts'
import { wantsHtml } from './operatorFrame.ts'
import { operatorPage } from './operatorPage.ts'

function clockSchema(edition: Edition) {
  const stops = Object.keys(edition.clock.stops).join(', ')
  const message = `now must be an ISO date, epoch ms or one of ${stops}.`
  return v.object(
    {
      now: v.pipe(
        v.unknown(),
        v.transform((value) => parseMoment(edition, value)),
        v.check((moment) => moment !== undefined, message),
      ),
    },
    message,
  )
}

const isForm = (c: Context) => c.req.header('content-type')?.startsWith('application/x-www-form')

/** Clock, faults, reset and request log, as an API for tests and as a page for people. */
export function switches(context: SandboxContext) {
  const { clock, edition, faults, requests, reset } = context
  const clockBody = clockSchema(edition)
  const operator = new Hono()
  const state = () => ({ now: new Date(clock.now()).toISOString(), faults: faults.list() })
  // Form posts redirect back to the operator page.
  const done = (c: Context) => (isForm(c) ? c.redirect('/__sandbox/', 303) : c.json(state()))

  operator.get('/', (c) =>
    wantsHtml(c) ? c.html(operatorPage(edition, clock.now(), faults.list())) : c.json(state()),
  )
  operator.get('/inbox', inbox(context))
  operator.get('/requests', (c) => c.json(requests.list()))
  operator.get('/faults', (c) => c.json(faults.list()))

  operator.post('/clock', async (c) => {
    const { now } = await readOperatorBody(c, clockBody)
    if (now !== undefined) await clock.set(now)
    return done(c)
  })

  operator.post('/faults', async (c) => {
    faults.arm(await readOperatorBody(c, faultSchema))
    return done(c)
  })

  operator.post('/reset', async (c) => {
    await reset()
    return done(c)
  })

  return operator
}
