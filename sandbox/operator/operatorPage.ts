import { html } from 'hono/html'
import type { Edition } from '../editions/edition.ts'
import { localTime } from '../localTime.ts'
import type { Fault } from './faults.ts'
import { operatorFrame } from './operatorFrame.ts'

const stopButtons = ({ clock }: Edition) =>
  Object.entries(clock.stops).map(
    ([name, { at, zh, en }]) =>
      html`<form method="post" action="/__sandbox/clock">
        <button name="now" value="${name}" title="${at}">
          ${zh} <small lang="en">${en}</small>
        </button>
      </form> `,
  )

function effect({ delayMs, drop, status, body, headers }: Fault): string {
  const parts = [
    delayMs ? `+${delayMs} ms` : '',
    drop ? 'drop' : '',
    status === undefined ? '' : `HTTP ${status}`,
    body === undefined ? '' : JSON.stringify(body).slice(0, 80),
    headers ? Object.keys(headers).join(', ') : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

const faultTable = (faults: readonly Fault[]) =>
  faults.length === 0
    ? html`<p>没有 · <span lang="en">None</span></p>`
    : html`<table>
        <tr>
          <th>路径 <span lang="en">Path</span></th>
          <th>次数 <span lang="en">Times</span></th>
          <th>效果 <span lang="en">Effect</span></th>
        </tr>
        ${faults.map(
          (fault) =>
            html`<tr>
              <td><code>${fault.path}</code></td>
              <td>${fault.times === -1 ? '∞' : fault.times}</td>
              <td>${effect(fault)}</td>
            </tr>`,
        )}
      </table>`

/** The operator page: offers people the same controls that the tests use. */
export const operatorPage = (edition: Edition, now: number, faults: readonly Fault[]) =>
  operatorFrame(
    '沙盒 · Sandbox',
    html`<h1>沙盒操作台 <span lang="en">· Sandbox operator</span></h1>
      <h2>时钟 <span lang="en">· Clock</span></h2>
      <p>
        <time>${localTime(now, edition.timeZone)}</time>
        <small>${edition.timeZone} · ${edition.organiser.websiteName}</small>
      </p>
      ${stopButtons(edition)}
      <form method="post" action="/__sandbox/clock">
        <input type="datetime-local" step="1" name="now" aria-label="时间 Time" required />
        <button>设定 <small lang="en">Set</small></button>
      </form>
      <h2>故障 <span lang="en">· Armed faults</span></h2>
      ${faultTable(faults)}
      <h2>记录 <span lang="en">· Records</span></h2>
      <p>
        <a href="/__sandbox/inbox">收件箱 <span lang="en">Inbox</span></a> ·
        <a href="/__sandbox/sign-ups">报名 <span lang="en">Sign-ups</span></a> ·
        <a href="/__sandbox/take-downs">照片下架 <span lang="en">Photo take-downs</span></a> ·
        <a href="/__sandbox/requests">最近的请求 <span lang="en">Latest requests</span></a> ·
        <a href="/">网站 <span lang="en">Website</span></a>
      </p>
      <h2>重置 <span lang="en">· Reset</span></h2>
      <p>
        数据、时钟与故障回到最初。<span lang="en">Data, clock and faults as on the first day.</span>
      </p>
      <form method="post" action="/__sandbox/reset">
        <button>全部重置 <small lang="en">Reset all</small></button>
      </form>`,
  )
