import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { DirectStatus } from '#api/race/signupCodes.ts'
import type { SandboxContext } from '../context.ts'
import { readOperatorBody } from '../envelope.ts'
import { moneyIn } from '../money.ts'
import { operatorFrame, wantsHtml } from '../operator/operatorFrame.ts'
import { directApplications } from './directApplications.ts'
import { signupStore, signupStates } from './signups.ts'
import { signupWindow, SWITCH } from './signupWindow.ts'

const PAGE = '/__sandbox/sign-ups'
const STATE = `state must be one of ${signupStates.join(', ')}.`
const stateBody = v.object({
  signupId: v.string('signupId must be a text.'),
  state: v.picklist(signupStates, STATE),
})
const auditBody = v.object({
  accountId: v.string('accountId must be a text.'),
  raceId: v.string('raceId must be a text.'),
  status: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.picklist(
      [DirectStatus.submitted, DirectStatus.approved, DirectStatus.rejected],
      'status must be 1, 2 or 3.',
    ),
  ),
})
const accountBody = v.object({ accountId: v.string('accountId must be a text.') })
const SWITCHES = 'name must be closed:post, closed:direct or full: with an item.'
const switchBody = v.object({ name: v.pipe(v.string(SWITCHES), v.regex(SWITCH, SWITCHES)) })

const button = (path: string, fields: Record<string, string>, label: string, isOn = false) =>
  html`<form method="post" action="${PAGE}${path}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button aria-pressed="${String(isOn)}">${label}</button>
  </form> `

/** Moves sign-ups and applications between states, and closes forms or fills events by hand. */
export function signupOperator(context: SandboxContext) {
  const operator = new Hono()
  const store = signupStore(context)
  const applications = directApplications(context)
  const windows = signupWindow(context)
  const state = async () => ({
    switches: await windows.switched(),
    signups: await store.all(),
    applications: await applications.all(),
  })

  function page({
    switches,
    signups: rows,
    applications: direct,
  }: Awaited<ReturnType<typeof state>>) {
    return operatorFrame(
      '报名 · Sign-ups',
      html`<h1>报名 <span lang="en">· Sign-ups</span></h1>
        <h2>开关 <span lang="en">· Switches</span></h2>
        ${windows.names.map((name) =>
          button(
            '/switch',
            { name },
            switches.includes(name) ? `✓ ${name}` : name,
            switches.includes(name),
          ),
        )}
        <h2>直通申请 <span lang="en">· Direct entry</span></h2>
        ${direct.map(
          ({ accountId, raceId, status, channel, itemId }) =>
            html`<p>${accountId} · ${channel} · ${itemId} · <strong>${status}</strong></p>
              ${Object.entries(DirectStatus)
                .filter(([, value]) => value !== DirectStatus.toSubmit)
                .map(([name, value]) =>
                  button('/audit', { accountId, raceId, status: String(value) }, name),
                )}`,
        )}
        <h2>报名记录 <span lang="en">· Sign-ups</span></h2>
        ${rows.map(
          ({ signupId, signupNo, itemName, fee, state: now }) =>
            html`<p>
                <code>${signupNo}</code> · ${itemName} · ${moneyIn(context.edition, 'zh', fee)} ·
                <strong>${now}</strong>
              </p>
              ${signupStates.map((to) => button('/state', { signupId, state: to }, to, to === now))}`,
        )}
        <p>
          <a href="/__sandbox/">沙盒操作台 <span lang="en">Sandbox operator</span></a>
        </p>`,
    )
  }

  operator.get('/sign-ups', async (c) =>
    wantsHtml(c) ? c.html(page(await state())) : c.json(await state()),
  )
  operator.post('/sign-ups/state', async (c) => {
    const { signupId, state: to } = await readOperatorBody(c, stateBody)
    await store.move(signupId, to)
    return wantsHtml(c) ? c.redirect(PAGE, 303) : c.json(await state())
  })
  operator.post('/sign-ups/audit', async (c) => {
    const { accountId, raceId, status } = await readOperatorBody(c, auditBody)
    const refused = await applications.judge(accountId, raceId, status)
    if (refused) return c.json(refused)
    return wantsHtml(c) ? c.redirect(PAGE, 303) : c.json(await state())
  })
  operator.post('/sign-ups/forget', async (c) => {
    await store.forget((await readOperatorBody(c, accountBody)).accountId)
    return wantsHtml(c) ? c.redirect(PAGE, 303) : c.json(await state())
  })
  operator.post('/sign-ups/switch', async (c) => {
    await windows.toggle((await readOperatorBody(c, switchBody)).name)
    return wantsHtml(c) ? c.redirect(PAGE, 303) : c.json(await state())
  })

  return operator
}
