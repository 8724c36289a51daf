import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { clockStops, parseMoment } from './clock.ts'
import { readBody } from './envelope.ts'
import { faultSchema } from './faults.ts'
import { inbox } from './inbox.ts'
import { wantsHtml } from './operatorFrame.ts'
import { operatorPage } from './operatorPage.ts'
import type { World } from './world.ts'

const NOW = `now must be an ISO date, epoch ms or one of ${Object.keys(clockStops).join(', ')}.`
const clockSchema = v.object(
  {
    now: v.pipe(
      v.unknown(),
      v.transform(parseMoment),
      v.check((moment) => moment !== undefined, NOW),
    ),
  },
  NOW,
)

const isForm = (c: Context) => c.req.header('content-type')?.startsWith('application/x-www-form')

/** Clock, faults, reset and what was seen: for tests, and on one page for people. */
export function switches(world: World) {
  const { clock, faults, requests, reset } = world
  const operator = new Hono()
  const state = () => ({ now: new Date(clock.now()).toISOString(), faults: faults.list() })
  // A form goes back to the page it was sent from.
  const done = (c: Context) => (isForm(c) ? c.redirect('/__sandbox/', 303) : c.json(state()))

  operator.get('/', (c) =>
    wantsHtml(c) ? c.html(operatorPage(clock.now(), faults.list())) : c.json(state()),
  )
  operator.get('/inbox', inbox(world))
  operator.get('/requests', (c) => c.json(requests.list()))
  operator.get('/faults', (c) => c.json(faults.list()))

  operator.post('/clock', async (c) => {
    const { now } = await readBody(c, clockSchema)
    if (now !== undefined) await clock.set(now)
    return done(c)
  })

  operator.post('/faults', async (c) => {
    faults.arm(await readBody(c, faultSchema))
    return done(c)
  })

  operator.post('/reset', async (c) => {
    await reset()
    return done(c)
  })

  return operator
}
