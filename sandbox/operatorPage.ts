import { html, raw } from 'hono/html'
import { clockStops } from './clock.ts'
import type { Fault } from './faults.ts'

const CSS = `
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; color: #1c2320;
    font: 16px/1.7 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  h1 { font-size: 1.6rem; color: #143329; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
  time, td { font-variant-numeric: tabular-nums; } time { font-size: 1.4rem; font-weight: 700; }
  form { display: inline-block; margin: 0 .4rem .6rem 0; }
  button, input { font: inherit; padding: .3rem .9rem; border: 1px solid #858d88;
    border-radius: 4px; background: #fff; color: #1c2320; }
  button:hover { border-color: #22523f; background: #e4ede6; }
  a { color: #22523f; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #e0e3dd; }
  small { color: #59625d; }`

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const stopButtons = () =>
  Object.entries(clockStops).map(
    ([name, { at, zh, en }]) =>
      html`<form method="post" action="/__sandbox/clock">
        <button name="now" value="${name}" title="${shanghai.format(new Date(at))}">
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

/** The operator's page: the same switches that the tests use, for people. */
export const operatorPage = (now: number, faults: readonly Fault[]) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>沙盒 · Sandbox</title>
      <style>
        ${raw(CSS)}
      </style>
      <h1>沙盒操作台 <span lang="en">· Sandbox operator</span></h1>
      <h2>时钟 <span lang="en">· Clock</span></h2>
      <p><time>${shanghai.format(new Date(now))}</time> <small>Asia/Shanghai</small></p>
      ${stopButtons()}
      <form method="post" action="/__sandbox/clock">
        <input type="datetime-local" step="1" name="now" aria-label="时间 Time" required />
        <button>设定 <small lang="en">Set</small></button>
      </form>
      <h2>故障 <span lang="en">· Armed faults</span></h2>
      ${faultTable(faults)}
      <h2>记录 <span lang="en">· Records</span></h2>
      <p>
        <a href="/__sandbox/inbox">收件箱 <span lang="en">Inbox</span></a> ·
        <a href="/__sandbox/requests">最近的请求 <span lang="en">Latest requests</span></a> ·
        <a href="/">网站 <span lang="en">Website</span></a>
      </p>
      <h2>重置 <span lang="en">· Reset</span></h2>
      <p>
        数据、时钟与故障回到最初。<span lang="en">Data, clock and faults as on the first day.</span>
      </p>
      <form method="post" action="/__sandbox/reset">
        <button>全部重置 <small lang="en">Reset all</small></button>
      </form>
    </html>`
