import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { SandboxContext } from '../../context.ts'
import { readOperatorBody } from '../../envelope.ts'
import { localTime } from '../../localTime.ts'
import { operatorFrame, wantsHtml } from '../../operator/operatorFrame.ts'
import { findRace } from '../races.ts'
import { photoPath } from './photos.ts'
import { type Takedown, takedowns } from './takedowns.ts'

const PAGE = '/__sandbox/take-downs'
const DECISIONS = { takenDown: ['下架', 'Take down'], refused: ['驳回', 'Refuse'] } as const
const STATES = {
  waiting: ['待处理', 'Waiting'],
  takenDown: ['已下架', 'Taken down'],
  refused: ['已驳回', 'Refused'],
} as const
const REASONS = {
  notMe: ['照片里不是本人', 'Not the person'],
  privacy: ['不希望公开', 'Not to be public'],
  unpleasant: ['照片让人难堪', 'Embarrassing'],
  other: ['其他', 'Something else'],
} as const
const decisionBody = v.object({
  requestId: v.string('requestId must be a text.'),
  state: v.picklist(['takenDown', 'refused'], 'state must be takenDown or refused.'),
})

const button = (requestId: string, state: keyof typeof DECISIONS) =>
  html`<form method="post" action="${PAGE}">
    <input type="hidden" name="requestId" value="${requestId}" />
    <button name="state" value="${state}">
      ${DECISIONS[state][0]} <small lang="en">${DECISIONS[state][1]}</small>
    </button>
  </form> `

const takedownSection = (timeZone: string) => (takedown: Takedown) => {
  const { requestId, raceId, photoId, reason, details, state, at } = takedown
  const race = findRace(raceId)
  const isUp = race && state !== 'takenDown'
  return html`<section>
    <h3><code>${requestId}</code></h3>
    ${
      isUp
        ? html`<img
            src="${photoPath(race, photoId, 'png')}"
            alt="照片 ${photoId} Photo"
            height="120"
          />`
        : ''
    }
    <p>
      <strong>${STATES[state][0]} <span lang="en">${STATES[state][1]}</span></strong> ·
      <code>${photoId}</code> · ${localTime(at, timeZone)}<br />${REASONS[reason][0]}
      <span lang="en">${REASONS[reason][1]}</span><br />${details}
    </p>
    ${state === 'waiting' ? [button(requestId, 'takenDown'), button(requestId, 'refused')] : ''}
  </section>`
}

const page = (requests: Takedown[], timeZone: string) =>
  operatorFrame(
    '照片下架 · Take-downs',
    html`<h1>照片下架申请 <span lang="en">· Photo take-downs</span></h1>
      <p>
        照片在处理之前仍然显示；本人登录或用报名手机号的验证码确认的，已经下架。<br /><span
          lang="en"
          >A photo stays up until it is decided on. What its owner confirmed, logged in or by a code
          to the phone of the entry, is gone already.</span
        >
      </p>
      ${requests.length > 0 ? requests.map(takedownSection(timeZone)) : html`<p>没有 · <span lang="en">None</span></p>`}
      <p>
        <a href="/__sandbox/">沙盒操作台 <span lang="en">Sandbox operator</span></a>
      </p>`,
  )

/** Lists the photo takedown requests and lets the operator decide on them. */
export function takedownOperator(context: SandboxContext) {
  const operator = new Hono()
  const store = takedowns(context)

  operator.get('/take-downs', async (c) => {
    const requests = await store.all()
    return wantsHtml(c) ? c.html(page(requests, context.edition.timeZone)) : c.json({ requests })
  })
  operator.post('/take-downs', async (c) => {
    const { requestId, state } = await readOperatorBody(c, decisionBody)
    await store.decide(requestId, state)
    return wantsHtml(c) ? c.redirect(PAGE, 303) : c.json({ requests: await store.all() })
  })
  return operator
}
